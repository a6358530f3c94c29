// `surd --man`: the manual page, of which the tables of the command and the engine make
// all that they know: options, subcommands, functions, constants, exit status.

import Expressions
import Messages
import Serving
import Sessions

/// The manual page of the command.
struct ManualPage {
  /// The lines with a colon that the interactive command obeys, with what they do.
  let directives: [(usage: String, purpose: String)]

  /// The page in the language of mdoc(7), without a line end.
  var text: String {
    var page = Mdoc()
    writeHead(&page)
    writeDescription(&page)
    writeSubcommands(&page)
    writeOptions(&page)
    writeLanguage(&page)
    writeFunctions(&page)
    writeConstants(&page)
    writeInteraction(&page)
    writeSurroundings(&page)
    writeStatus(&page)
    writeExamples(&page)
    page.section("SEE ALSO")
    page.prose(
      """
      surd serve shows the page, on which formulas are typed as they look. make docs, in the \
      folder of the sources, leaves the manual of the library, with articles on how digits \
      and pixels are proved. This page is of version \(Version.current).
      """
    )
    return page.lines.joined(separator: "\n")
  }

  private func writeHead(_ page: inout Mdoc) {
    page.macro("Dd", [Version.date])
    page.macro("Dt", ["SURD", "1"])
    page.macro("Os")
    page.section("NAME")
    page.macro("Nm", ["surd"])
    page.macro("Nd", ["graphing calculator whose digits and pixels are all true"])
    page.section("SYNOPSIS")
    let options = ["Ar", "option", "..."]
    page.macro("Nm")
    page.macro("Op", options)
    page.macro("Op", ["Ar", Mdoc.word("EXPR…")])
    for subcommand in Subcommand.all {
      page.macro("Nm")
      page.macro("Cm", [subcommand.name])
      page.macro("Op", options)
      guard !subcommand.operand.isEmpty else { continue }
      page.macro("Ar", [Mdoc.word(subcommand.operand.filter { $0 != "'" })])
    }
  }

  private func writeDescription(_ page: inout Mdoc) {
    page.section("DESCRIPTION")
    page.macro("Nm")
    page.prose(
      """
      answers expressions, one answer a line. An answer is exact, or says how far it is \
      proved: … says that more digits exist, and those that are shown are never rounded. \
      Where mathematics gives no value, the answer is undefined, with the reason and the \
      place; what cannot be decided within the budget is undetermined, and never a guess.
      """
    )
    page.paragraph(
      """
      Every argument that is no option is an expression. Without one, the lines of \
      standard input are answered; at a terminal, a conversation begins, which keeps a \
      session. Scripts do not take part in that session, unless --session is given. \
      A minus may come first, as in surd -3^2; after -- everything is an expression. \
      Answers go to standard output, messages to standard error, with a mark under the place.
      """
    )
  }

  private func writeSubcommands(_ page: inout Mdoc) {
    page.section("SUBCOMMANDS")
    page.prose("They stand before the options.")
    page.list(
      width: "serve",
      Subcommand.all.map { row in
        let operand = row.operand.filter { $0 != "'" }
        return (
          ["Cm", row.name] + (operand.isEmpty ? [] : ["Ar", Mdoc.word(operand)]), row.purpose
        )
      }
    )
  }

  private func writeOptions(_ page: inout Mdoc) {
    page.section("OPTIONS")
    page.prose("A long option takes its value from the next argument, or behind an equals sign.")
    write(Option.all.filter { $0.task == nil }, &page)
    for subcommand in Subcommand.all {
      let options = Option.all.filter { $0.task != nil && $0.task == subcommand.task }
      if !options.isEmpty {
        page.part("Options of surd \(subcommand.name)")
        write(options, &page)
      } else if subcommand.task == nil {
        page.part("Options of surd \(subcommand.name)")
        write(ServerOption.all, &page)
        page.paragraph("Without --port it is \(ServerOptions.usualPort), or the next free one.")
      }
    }
  }

  private func write(_ options: [some DescribedOption], _ page: inout Mdoc) {
    page.list(width: "--digits N", options.map { (Mdoc.words(for: $0), $0.purpose) })
  }

  private func writeLanguage(_ page: inout Mdoc) {
    page.section("EXPRESSIONS")
    page.prose(
      """
      Operators are + - * / ^ and ! behind its operand, % for percent, mod for the \
      remainder; factors may stand side by side, as in 2pi x. Comparisons are \
      = != < <= > >=, and = needs a proof. Names are given values with x = 5, and functions \
      are defined with f(x) = x^2 - 1. Statements are separated by ; outside of brackets, \
      arguments by ; or by , where that is not the decimal mark. Ans is the last answer. \
      0.(3) repeats its digits for ever; {x<0: -x; x>=0: x^2} has a value by cases; \
      {1; 2; 3} is a list, over which operators and functions are taken. 30°, 1 rad \
      and 50 grad are angles in their own units.
      """
    )
  }

  private func writeFunctions(_ page: inout Mdoc) {
    page.section("FUNCTIONS")
    page.prose("Arguments that are angles, and values that are, are in the unit in force.")
    write(Builtin.all.filter { !$0.yields }, &page)
    page.paragraph("The names of these are yours where you give them a meaning:")
    write(Builtin.all.filter(\.yields), &page)
  }

  private func write(_ functions: [Builtin], _ page: inout Mdoc) {
    let speech = Speech(language: .english, verbosity: 2)
    page.macro("Pp")
    page.list(
      width: "factorial(n)",
      isCompact: true,
      functions.map { row in
        let name = "\(row.name)"
        let others = row.aliases.map { "\($0)" }.joined(separator: ", ")
        let head = ["Fn", Mdoc.word(name), Mdoc.word("\(row.parameters)")]
        return (head, (speech.name(of: name) ?? name) + (others.isEmpty ? "" : "; also \(others)"))
      }
    )
  }

  private func writeConstants(_ page: inout Mdoc) {
    page.section("CONSTANTS")
    var session = Session()
    page.list(
      width: "false",
      isCompact: true,
      Constant.allCases.map { constant in
        let name = "\(constant.name)"
        let sign = constant.spellings.filter { $0 != name }
        let answer = session.evaluate(name, showing: Answer.Display(hasDecimal: true)).first
        let unit = constant.unit.map { " \($0)" } ?? ""
        let value =
          constant == .random
          ? "a random number from 0 to below 1"
          : (answer?.decimal?.text ?? "what a comparison can be") + unit
        return (["Va", Mdoc.word(name)], (sign + [value]).joined(separator: ", "))
      }
    )
  }

  private func writeInteraction(_ page: inout Mdoc) {
    page.section("AT A TERMINAL")
    page.prose(
      """
      Up brings earlier lines back, Tab completes names, Ctrl-C stops an evaluation, Ctrl-D \
      ends. Lines with a colon are about the calculator:
      """
    )
    page.list(
      width: ":forget NAME|all",
      directives.map { (["Ic", Mdoc.word($0.usage)], $0.purpose) }
    )
  }
}
