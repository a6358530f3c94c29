// Names that people know from other calculators and languages, with their translations.

/// The names of other calculators.
package enum ForeignName {
  /// What to type instead of a name of another calculator, or a name of the
  /// program that differs in capital letters only.
  package static func translation(of name: String) -> String? {
    let word = Spelling.lowercased(name)
    if let translation = translations[word] { return translation }
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
    default: translation(of: name)
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
    ("rand", ["random", "rnd", "zufall"]), ("randint(a; b)", ["randbetween", "ranint"]),
    ("phi", ["golden"]), ("eulergamma", ["euler_gamma", "euler"]),
    ("pow(x; y)", ["potenz"]), ("x^2", ["sq", "square", "quadrat"]), ("x^3", ["cube"]),
    ("sqrt", ["sqroot", "squareroot", "wurzel", "rt", "radical", "raiz"]),
    ("cbrt", ["cuberoot", "curt", "kubikwurzel"]), ("root(n; x)", ["nthroot", "nroot", "xroot"]),
    ("exp(x) - 1", ["expm1"]), ("ln(1 + x)", ["log1p", "ln1p"]), ("10^x", ["exp10", "alog"]),
    ("2^x", ["exp2"]), ("log(x; b)", ["logb", "logn", "logbase"]), ("ln", ["loge"]),
    ("sin", ["sine", "sinus"]), ("cos", ["cosine", "cosinus", "kosinus"]),
    ("tan", ["tangent", "tangens"]),
    ("x!", ["fac", "fakultät"]), ("gamma", ["tgamma", "Γ"]),
    ("nCr(n; k)", ["ncr", "combin"]),
    ("nPr(n; k)", ["perm", "npr", "permut"]),
    ("(x)°", ["deg", "degree", "degrees", "grade"]), ("(x) rad", ["rad", "radian", "radians"]),
    ("(x) grad", ["grad", "gon", "gradian", "gradians"]),
    ("floor(x/y)", ["div", "quot", "quotient", "idiv"]),
    ("mod", ["rem", "modulo", "remainder", "rest", "fmod"]),
    ("mod(x; 1)", ["fpart", "fractpart"]),
    ("trunc", ["ipart", "fix"]), ("ceil", ["roundup"]), ("floor", ["rounddown", "entier"]),
    ("abs", ["fabs", "magnitude", "betrag"]), ("sign", ["signum"]),
    ("gcd", ["gcf", "hcf", "ggt", "igcd"]), ("lcm", ["kgv", "ilcm"]),
    ("isPrime", ["prime", "primeq", "primzahl"]),
    ("factor", ["factorize", "factorise", "factors", "ifactor", "primefactors", "faktor"]),
    ("%", ["percent", "prozent"]), ("markup(cost; price)", ["aufschlag"]),
    ("margin(cost; price)", ["marge"]), ("compound(P; r; n)", ["fv", "zinseszins"]),
    ("sum(L)/n", ["mean", "avg", "average", "mittelwert", "durchschnitt"]),
    ("sum((L - m)^2)/n", ["var", "variance", "varianz"]),
    ("sqrt(sum((L - m)^2)/n)", ["stdev", "stddev", "std", "standardabweichung"]),
    ("ln(gamma(x))", ["lgamma", "lngamma", "gammaln", "loggamma"]),
    ("max(a; min(x; b))", ["clamp"]),
    ("sum(L)", ["summe"]), ("product(L)", ["produkt"]),
    ("to decimal", ["dec"]), ("max", ["maximum"]), ("min", ["minimum"]),
  ]
}
