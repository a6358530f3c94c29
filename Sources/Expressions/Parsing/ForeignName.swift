// Names that people know from other calculators and languages, with their translations.

internal import Numbers

/// The names of other calculators.
package enum ForeignName {
  /// What to type instead of a name of another calculator, or a name of the
  /// program that differs in capital letters only.
  package static func translation(of name: String) -> String? {
    let word = Spelling.lowercased(name)
    // The German word for degrees.
    if name == "Grad" { return "(x)°" }
    // The constant of gravitation is measured (CODATA 2022), and no other spelling of `physg`.
    if name == "physG" { return "6.6743e-11 ± 1.5e-15" }
    if let translation = translations[word] { return translation }
    if let number = NumberInWords.value(of: Array(name.utf8)), !number.isZero {
      return number.text()
    }
    guard word != name else { return word == "pi" ? word : nil }
    if word == "pi" || isKnown(word) { return word }
    return Builtin.all.lazy.map { "\($0.name)" }.first { Spelling.lowercased($0) == word }
  }

  /// What to type instead of the name of a function of another calculator, also one that
  /// means something else where nothing stands in brackets behind it.
  static func translation(ofFunction name: String) -> String? {
    switch name {
    case "C": "nCr(n; k)"
    case "P": "nPr(n; k)"
    case "beta", "B": "gamma(x)*gamma(y)/gamma(x + y)"
    case "random", "rnd", "zufall": "randint(a; b)"
    default: translation(of: name)
    }
  }

  /// What to type instead of the name of a function of one number, which may mean something else
  /// where nothing stands in brackets behind it.
  static func translation(ofFunctionOfNumber name: String) -> String? {
    switch Spelling.lowercased(name) {
    case "sigma", "divisorsigma": "sum(divisors(n))"
    case "lucas": "fib(n - 1) + fib(n + 1)"
    case "radians", "rad": "(x)°"
    case "degrees": "x to degrees"
    default: nil
    }
  }

  /// The function that a letter says in front of two arguments.
  static func function(letter: UInt8) -> Builtin? {
    switch letter {
    case UInt8(ascii: "C"): .nCr
    case UInt8(ascii: "P"): .nPr
    default: nil
    }
  }

  /// What says in a formula what a function of another calculator means that is not computed
  /// here.
  package static func equation(of name: String) -> String? {
    switch Spelling.lowercased(name) {
    case "w", "lambertw", "productlog": "w*e^w = x"
    case "si", "sinintegral": "∫ sin(t)/t, t = 0..x"
    case "ci", "cosintegral": "eulergamma + ln(x) + ∫ (cos(t) − 1)/t, t = 0..x"
    case "ei", "expintegral": "eulergamma + ln(x) + ∫ (e^t − 1)/t, t = 0..x"
    case "li", "logintegral": "∫ 1/ln(t), t = 0..x"
    case "besselj", "bessely", "jn", "yn": "x^2*y'' + x*y' + (x^2 − n^2)*y = 0"
    case "besseli", "besselk": "x^2*y'' + x*y' − (x^2 + n^2)*y = 0"
    case "ellipk": "∫ 1/sqrt(1 − m*sin(t)^2), t = 0..pi/2"
    case "ellipe": "∫ sqrt(1 − m*sin(t)^2), t = 0..pi/2"
    default: nil
    }
  }

  private static func isKnown(_ name: String) -> Bool {
    Builtin.named(name) != nil || ParsingOptions.yields(name)
  }

  private static let translations: [String: String] = {
    var translations: [String: String] = [:]
    for (translation, names) in table {
      for name in names where !isKnown(name) { translations[name] = translation }
    }
    return translations
  }()

  private static let table: [(String, [String])] = [
    ("100", ["hundred", "hundert"]), ("1000", ["thousand", "tausend"]),
    ("10^6", ["million", "millionen", "mio"]), ("10^9", ["milliarde", "milliarden", "mrd"]),
    ("12", ["dozen", "dutzend"]), ("1/2", ["half", "halb"]),
    ("rand", ["random", "rnd", "zufall"]), ("randint(a; b)", ["randbetween", "ranint"]),
    ("phi", ["golden"]), ("eulergamma", ["euler_gamma", "euler", "γ"]),
    ("pow(x; y)", ["potenz"]), ("x^2", ["sq", "sqr", "square", "quadrat"]), ("x^3", ["cube"]),
    ("sqrt", ["sqroot", "squareroot", "wurzel", "rt", "radical", "raiz"]),
    ("cbrt", ["cuberoot", "curt", "kubikwurzel"]), ("root(n; x)", ["nroot", "xroot"]),
    ("exp(x) - 1", ["expm1"]), ("ln(1 + x)", ["log1p", "ln1p"]), ("10^x", ["exp10", "alog"]),
    ("2^x", ["exp2"]), ("log(x; b)", ["logb", "logn", "logbase"]), ("ln", ["loge"]),
    ("log2", ["ld"]),
    ("sin", ["sine", "sinus", "sen", "seno"]),
    ("cos", ["cosine", "cosinus", "kosinus", "coseno"]),
    ("tan", ["tangent", "tangens", "tangente"]), ("asin", ["arcsen"]),
    ("asinh", ["argsh", "argsinh", "arsh"]), ("acosh", ["argch", "argcosh", "arch"]),
    ("atanh", ["argth", "argtanh", "arth"]),
    ("x!", ["fac", "fakultät"]), ("gamma", ["tgamma"]),
    ("nCr(n; k)", ["ncr", "combin"]),
    ("nPr(n; k)", ["perm", "npr", "permut"]),
    ("(x)°", ["deg", "degree", "degrees", "grade"]), ("(x) rad", ["rad", "radian", "radians"]),
    ("(x) grad", ["grad", "gon", "gradian", "gradians"]),
    ("quot", ["quo", "quotient", "idiv"]),
    ("mod", ["rem", "modulo", "remainder", "rest", "fmod"]),
    ("mod(x; 1)", ["fpart", "fractpart"]),
    ("trunc", ["ipart", "fix"]), ("ceil", ["roundup"]), ("floor", ["rounddown", "entier"]),
    ("abs", ["fabs", "magnitude", "betrag"]), ("sign", ["signum"]),
    ("gcd", ["gcf", "hcf", "ggt", "igcd"]), ("lcm", ["kgv", "ilcm"]),
    ("isPrime", ["prime", "primeq", "primzahl"]),
    ("factor", ["factorize", "factorise", "factors", "ifactor", "primefactors", "faktor"]),
    ("%", ["percent", "prozent"]), ("markup(cost; price)", ["aufschlag"]),
    ("margin(cost; price)", ["marge"]), ("compound(P; r; n)", ["fv", "zinseszins"]),
    ("variance(L)", ["var"]), ("stdevp(L)^2", ["varp", "variancep"]),
    ("stdev(L)", ["stdevs", "sd", "sx"]),
    ("stdevp(L)", ["sigmax", "pstdev"]), ("median(L)", ["zentralwert", "med"]),
    ("ln(gamma(x))", ["lgamma", "lngamma", "gammaln", "loggamma"]),
    ("1/x", ["inv", "recip", "reciprocal"]),
    ("nCr(2n; n)/(n + 1)", ["catalan"]), ("not (m and n)", ["nand"]), ("not (m or n)", ["nor"]),
    ("not (m xor n)", ["xnor"]), ("sinh", ["sh", "sinus_hyperbolicus"]), ("cosh", ["ch"]),
    ("tanh", ["th"]), ("x to dms", ["dms"]), ("sin(x)/x", ["sinc"]), ("log", ["logten"]),
    ("asin(x) to degrees", ["asind"]), ("acos(x) to degrees", ["acosd"]),
    ("atan(x) to degrees", ["atand"]), ("sec(x°)", ["secd"]), ("csc(x°)", ["cscd"]),
    ("cot(x°)", ["cotd"]),
    ("conj", ["conjugate"]), ("sort", ["sorted"]), ("re", ["real", "realpart"]),
    ("im", ["imag", "imaginary"]),
    ("sum(L)", ["summe", "total"]), ("product(L)", ["produkt"]),
    ("to decimal", ["dec"]), ("max", ["maximum"]), ("min", ["minimum"]),
    ("physc", ["speedoflight", "lightspeed", "lichtgeschwindigkeit", "c0", "c_0"]),
    ("physh", ["planck"]), ("physhbar", ["hbar", "ℏ"]),
    ("physe", ["elementarycharge", "elementarladung", "q_e"]), ("physk", ["boltzmann", "k_b"]),
    ("physNA", ["avogadro", "n_a"]), ("physR", ["gasconstant", "gaskonstante"]),
    ("physF", ["faraday"]), ("physsigma", ["stefanboltzmann"]),
    ("physg", ["g_n", "gravity", "erdbeschleunigung"]), ("physatm", ["atm"]),
  ]
}
