// The completion script of zsh.

import Serving

extension CompletionScript {
  /// The script for zsh, which belongs in a folder of `$fpath` under the name `_surd`.
  static var zsh: String {
    """
    #compdef surd
    \(heading(.zsh))

    _surd_names() {
      local -a functions constants suffix
      functions=(
    \(lines(functions.map { ($0.name, $0.signature + ", " + $0.meaning) }))
      )
      constants=(
    \(lines(constants.map { ($0.name, $0.meaning) }))
      )
      compset -P '*[^[:alnum:]_]'
      compset -P '[0-9]##'
      [[ -n $compstate[quoting] ]] && suffix=(-S '(')
      local -i found=1
      _describe -t functions function functions $suffix && found=0
      _describe -t constants constant constants && found=0
      return found
    }

    _surd_first() {
      local -a subcommands
      subcommands=(
    \(lines(Subcommand.all.map { ($0.name, $0.purpose) }))
      )
      (( CURRENT == 2 )) && _describe -t subcommands subcommand subcommands
      [[ -n $PREFIX ]] && _surd_names
    }

    _surd() {
      local -a options
      local operand='*:expression:_surd_first'
      options=(
    \(specifications(of: general))
      )
      if (( CURRENT > 2 )) && [[ $words[2] == (\(subcommandPattern)) ]]; then
        operand='*:expression:_surd_names'
        case $words[2] in
    \(Subcommand.all.compactMap(branch).joined(separator: "\n"))
        esac
        shift words
        (( CURRENT -= 1 ))
      fi
      _arguments -S $options $operand
    }

    _surd "$@"
    """
  }

  /// The completions of a subcommand, where they are not those of all.
  private static func branch(of subcommand: Subcommand) -> String? {
    let own = specifications(of: options(of: subcommand))
    var steps: [String] = []
    if !own.isEmpty {
      let sign = subcommand.task == nil ? "=" : "+="
      steps.append("options\(sign)(\n\(own)\n      )")
    }
    if subcommand.takesFiles { steps.append("operand='*:file:_files'") }
    if subcommand.operand.isEmpty { steps.append("operand=") }
    guard !steps.isEmpty else { return nil }
    return "      \(subcommand.name)) \(steps.joined(separator: "; ")) ;;"
  }

  /// Names and what they mean, as `_describe` reads them, one a line.
  private static func lines(_ names: [(name: String, meaning: String)]) -> String {
    names.map { "    " + quoted($0.name + ":" + $0.meaning) }.joined(separator: "\n")
  }

  /// The specifications of options for `_arguments`, one a line.
  private static func specifications(of options: [any DescribedOption]) -> String {
    options.flatMap { option in
      option.names.map { name in
        let value = option.value != nil && name.hasPrefix("--") ? "=" : ""
        let purpose = escaped(option.purpose, ["[", "]", ":"], by: "\\")
        return "    " + quoted("*\(name)\(value)[\(purpose)]\(action(option))")
      }
    }.joined(separator: "\n")
  }

  /// The completion of the value of an option.
  private static func action(_ option: any DescribedOption) -> String {
    guard let value = option.value else { return "" }
    if !option.choices.isEmpty { return ":value:(\(option.choices.joined(separator: " ")))" }
    if option.takesFile { return ":file:_files" }
    if option.takesFolder { return ":folder:_files -/" }
    return ":\(escaped(value, [":"], by: "\\")):_surd_names"
  }
}
