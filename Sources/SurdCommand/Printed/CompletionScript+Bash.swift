// The completion script of bash: bash 4 or later, with or without the package bash-completion.

import Serving

extension CompletionScript {
  /// The script for bash.
  ///
  /// In quotes, a function that is the only one that fits is offered with its bracket and
  /// with its signature: bash inserts what both begin with, and leaves the quotes open.
  static var bash: String {
    """
    \(heading(.bash))

    _surd_values() {
      case $1 in
    \(values)
        *) return 1 ;;
      esac
    }

    _surd() {
      local word=$2 before=$3 task= index only=
      if [[ $word == '=' ]]; then word=
      elif [[ $before == '=' ]]; then before=${COMP_WORDS[COMP_CWORD-2]}
      fi
      COMPREPLY=()
      if ((COMP_CWORD > 1)); then
        case ${COMP_WORDS[1]} in
          \(subcommandPattern)) task=${COMP_WORDS[1]} ;;
        esac
      fi
      for ((index = 1; index < COMP_CWORD; index++)); do
        [[ ${COMP_WORDS[index]} == -- ]] && only=1
      done
      if [[ -z $only ]]; then
        _surd_values "$before" && return
        if [[ $word == -* ]]; then
          case $task in
    \(cases)
          esac
          return
        fi
        [[ $task == serve ]] && return
        if ((COMP_CWORD == 1)); then
          COMPREPLY=($(compgen -W '\(subcommands)' -- "$word"))
        fi
      fi
      [[ $task == @(\(files)) ]] && return
      compopt +o default 2>/dev/null
      _surd_names
    }

    _surd_names() {
      [[ $word =~ [A-Za-z_][A-Za-z0-9_]*$ ]] || return
      local name=$BASH_REMATCH
      local head=${word%"$name"} quote=${COMP_WORDS[COMP_CWORD]:0:1} found
      found=($(compgen -W '\(names)' -- "$name"))
      if [[ ${#found[@]} == 1 && ${#COMPREPLY[@]} == 0 && $quote == [\\'\\"] ]]; then
        case ${found[0]} in
    \(signatures)
        esac
      fi
      for name in "${found[@]}"; do COMPREPLY+=("$head$name"); done
    }

    complete -o default -F _surd surd
    """
  }

  /// The cases of options with values.
  private static var values: String {
    let all = Option.all.map { $0 as any DescribedOption } + ServerOption.all
    return all.filter { $0.value != nil }.compactMap { option in
      let names = option.names.joined(separator: "|")
      if !option.choices.isEmpty {
        let words = quoted(option.choices.joined(separator: " "))
        return "    \(names)) COMPREPLY=($(compgen -W \(words) -- \"$word\")) ;;"
      }
      if option.takesFile { return "    \(names)) ;;" }
      if option.takesFolder { return "    \(names)) compopt -o dirnames 2>/dev/null ;;" }
      return nil
    }.joined(separator: "\n")
  }

  /// The cases of subcommands, each with its options.
  private static var cases: String {
    let rows = Subcommand.all.compactMap { subcommand -> String? in
      let own = options(of: subcommand).flatMap(\.names)
      guard !own.isEmpty else { return nil }
      let shared = subcommand.task == nil ? [] : general.flatMap(\.names)
      return row(subcommand.name, shared + own)
    }
    return (rows + [row("*", general.flatMap(\.names))]).joined(separator: "\n")
  }

  private static func row(_ pattern: String, _ names: [String]) -> String {
    let words = quoted(names.joined(separator: " "))
    return "        \(pattern)) COMPREPLY=($(compgen -W \(words) -- \"$word\")) ;;"
  }

  /// The subcommands that files follow.
  private static var files: String {
    Subcommand.all.filter(\.takesFiles).map(\.name).joined(separator: "|")
  }

  private static var subcommands: String {
    Subcommand.all.map(\.name).joined(separator: " ")
  }

  private static var names: String {
    (functions + constants).map(\.name).joined(separator: " ")
  }

  /// The cases of functions, each with its bracket and its signature.
  private static var signatures: String {
    functions.map { function in
      let found = [function.name + "(", function.signature].map(quoted).joined(separator: " ")
      return "      \(function.name)) found=(\(found)) ;;"
    }.joined(separator: "\n")
  }
}
