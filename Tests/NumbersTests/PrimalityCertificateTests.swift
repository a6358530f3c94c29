// Proofs of primes: they check, and no changed proof does.

import Numbers
import TestSupport
import Testing

@Suite struct PrimalityCertificateTests {
  /// Primes of 27 to 60 digits by SymPy's `nextprime` at random places, and
  /// Mersenne primes (OEIS A000043).
  @Test(arguments: [
    "722084370891359224464319579", "7409540274490977560931545113",
    "860672017016201389352650616129", "10415150348866174900806164560699",
    "742121278692026502919902221438877700968298282768025144407361",
    "909420549188441750359431148682137092725443909746642184683289",
    "618970019642690137449562111", "170141183460469231731687303715884105727",
  ])
  func `a proof is found, it checks, and a changed one does not`(text: String) throws {
    let prime = try #require(Integer(text))
    var budget: Int64 = 1_500_000_000
    let proof = try #require(prime.primalityCertificate(budget: &budget))
    #expect(proof.proves(prime))
    #expect(!proof.proves(prime + 2))
    for i in proof.steps.indices {
      for change in changes(of: proof.steps[i]) {
        var changed = proof
        changed.steps[i] = change
        #expect(!changed.proves(prime), "\(change)")
      }
    }
  }

  /// A step with one number of it changed, in every way that makes it wrong.
  private func changes(
    of step: PrimalityCertificate.Step
  ) -> [PrimalityCertificate.Step] {
    var result: [PrimalityCertificate.Step] = []
    func add(_ change: (inout PrimalityCertificate.Step) -> Void) {
      var copy = step
      change(&copy)
      result.append(copy)
    }
    add { $0.number += 2 }
    if step.curve != nil {
      add { $0.curve?.a += 1 }
      add { $0.curve?.b += 1 }
      add { $0.curve?.x += 1 }
      add { $0.curve?.y += 1 }
      add { $0.curve?.order += 1 }
      add { $0.curve?.order += step.curve?.prime ?? 1 }
      add { $0.curve?.prime += 2 }
      add { $0.curve?.prime = 1 }
      return result
    }
    for j in step.below.indices {
      add { $0.below[j].prime *= 2 }
      add { $0.below[j].parameter = 1 }
    }
    for j in step.above.indices {
      add { $0.above[j].prime *= 2 }
      add { $0.above[j].parameter = 0 }
    }
    if !step.above.isEmpty { add { $0.discriminant = 1 } }
    return result
  }

  /// Primes of 25 to 100 digits: SymPy's `nextprime` at places drawn by
  /// Python's `random.seed(15)`.
  @Test(arguments: [
    "1112713461297270291569689",
    "261322518265898691164875589297",
    "1346026557988012372744268765626285901467",
    "75559079338961082515342857645877581062938030397259",
    "459761859299713557796327461825656496115434608970525350508257",
    "413972782741152117624509639268248127703428001488722592453647",
    "341636937621469917160349693542032362983771593509172730566449",
    "177807019713890854557784192046544169002773790915521391537413",
    "574266361885044805325422215930698811682168045959083663470583",
    "365591913957469612808738145775856247192870944464939725925393",
    "642822080176106698150389473685381436335338190021309320055407",
    "895160596752494980550025053924011910960139951327202103039281",
    "8847547718776290943408833214437840223339595082319621711475087192492209",
    "95534739473201429567015324754827673202327873522166218300811113410025190719838039",
    "950745248413161082770519176979410918481970204605668577566437713029031341904843998955087701",
    "6454126769515964187870774324481937032361895143190521596301100734889064477058194087888827135378970649",
  ])
  func `every prime of up to 100 digits is proved`(text: String) throws {
    let prime = try #require(Integer(text))
    var budget: Int64 = 1_400_000_000
    let proof = try #require(prime.primalityCertificate(budget: &budget))
    #expect(proof.proves(prime))
    for step in proof.steps {
      for change in changes(of: step) {
        #expect(!PrimalityCertificate(steps: [change]).proves(prime))
      }
    }
    let lines = proof.lines(for: prime)
    #expect(PrimalityCertificate.firstFault(in: lines) == nil)
    for i in lines.indices {
      var fewer = lines
      fewer[i] = "7" + fewer[i]
      #expect(PrimalityCertificate.firstFault(in: fewer) != nil)
    }
  }

  /// Exponents of Mersenne primes: OEIS A000043; n + 1 is a power of two.
  @Test(arguments: [89, 107, 127, 521, 607, 1279])
  func `a Mersenne prime is proved by its upper neighbour`(exponent: Int) throws {
    let prime = (Integer.one << exponent) - 1
    var budget: Int64 = 1_300_000_000
    let proof = try #require(prime.primalityCertificate(budget: &budget))
    #expect(proof.proves(prime))
  }

  @Test(arguments: [1 as UInt64, 2])
  func `random primes are proved and products of two are not`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(4) {
      var pair: [Integer] = []
      while pair.count < 2 {
        var number = (random.natural(bits: 120 + 20 * pair.count) << 1) + 1
        while !number.isPrime { number += 2 }
        pair.append(number)
        var budget: Int64 = 1_400_000_000
        let proof = try #require(number.primalityCertificate(budget: &budget))
        #expect(proof.proves(number))
      }
      var budget: Int64 = 100_000_000
      #expect((pair[0] * pair[1]).primalityCertificate(budget: &budget) == nil)
      #expect(!PrimalityCertificate(steps: []).proves(pair[0] * pair[1]))
    }
  }

  /// Composite numbers: the Fermat number 2^128 + 1, strong pseudoprimes (OEIS
  /// A014233) and products of two primes.
  @Test(arguments: [
    "340282366920938463463374607431768211457", "3317044064679887385961981",
    "10000000000000000016800000000000000005031",
  ])
  func `no composite number has a proof`(text: String) throws {
    let number = try #require(Integer(text))
    var budget: Int64 = 100_000_000
    #expect(number.primalityCertificate(budget: &budget) == nil)
    #expect(!PrimalityCertificate(steps: []).proves(number))
  }

  /// Cunningham's tables.
  @Test(arguments: [
    ("340282366920938463463374607431768211457", "59649589127497217"),
    ("2535301200456458802993406410751", "7432339208719"),
    ("10000000000000000016800000000000000005031", "100000000000000000039"),
    ("174224571863520493293247799005065324265471", "32032215596496435569"),
    ("713623846352979940529142984724747568191373311", "86656268566282183151"),
  ])
  func `elliptic curves find divisors`(text: String, divisor: String) throws {
    let number = try #require(Integer(text))
    var budget: Int64 = 2_000_000_000
    let found = number.primeFactors(budget: &budget)
    #expect(found.isComplete && found.factors.count == 2)
    #expect(found.factors.first?.prime == Integer(divisor))
  }
}
