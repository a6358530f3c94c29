// The completion script of fish.

import Serving

extension CompletionScript {
  /// The script for fish.
  ///
  /// In quotes, a function that is the only one that fits is offered with its bracket and
  /// with its signature, so that the quotes stay open.
  static var fish: String {
    """
    \(heading(.fish))

    function __surd_names
        set -l typed (commandline -ct)
        set -l word (string trim -l -c '"\\'' -- $typed)
        set -l head (string replace -r '[A-Za-z_][A-Za-z0-9_]*$' '' -- $word)
        test "$head" = "$word"; and return
        set -l name (string match -r '[A-Za-z_][A-Za-z0-9_]*$' -- $word)
        set -l found (string match -- "$name*" \(nameLines))
        if test (count $found) -eq 1; and string match -qr '^["\\']' -- $typed
            set -l parts (string match -r '^(.*)\\t(.*\\)),' -- $found)
            test (count $parts) -eq 3; and set found $parts[2]"(" $parts[3]
        end
        for line in $found
            echo $head$line
        end
    end

    function __surd_subcommand
        set -l words (commandline -opc)
        test (count $words) -gt 1; and contains -- $words[2] $argv
    end

    function __surd_is_first
        test (count (commandline -opc)) -eq 1
    end

    complete -c surd -f
    \(rows.joined(separator: "\n"))
    complete -c surd -n 'not __surd_subcommand \(fileNames) serve' -a '(__surd_names)'
    """
  }

  private static var rows: [String] {
    let serving = Subcommand.all.filter { $0.task == nil }.map(\.name).joined(separator: " ")
    var rows = Subcommand.all.map { row in
      "complete -c surd -n __surd_is_first -a \(row.name) -d \(word(row.purpose))"
    }
    rows += general.map { line($0, where: "not __surd_subcommand \(serving)") }
    for subcommand in Subcommand.all {
      rows += options(of: subcommand).map {
        line($0, where: "__surd_subcommand \(subcommand.name)")
      }
    }
    rows += Subcommand.all.filter(\.takesFiles).map {
      "complete -c surd -n '__surd_subcommand \($0.name)' -F"
    }
    return rows
  }

  /// The line of an option.
  private static func line(_ option: some DescribedOption, where condition: String) -> String {
    let names = option.names.map { name in
      name.hasPrefix("--") ? "-l \(name.dropFirst(2))" : "-s \(name.dropFirst())"
    }
    var value = ""
    if option.takesFile || option.takesFolder {
      value = option.takesFile ? " -r -F" : " -x -a '(__fish_complete_directories)'"
    } else if option.value != nil {
      let choices = option.choices.joined(separator: " ")
      value = choices.isEmpty ? " -x -a '(__surd_names)'" : " -x -a \(word(choices))"
    }
    return "complete -c surd -n '\(condition)' \(names.joined(separator: " "))\(value)"
      + " -d \(word(option.purpose))"
  }

  private static var nameLines: String {
    (functions + constants).map { name in
      word("\(name.name)\t\(name.signature), \(name.meaning)")
    }.joined(separator: " ")
  }

  private static var fileNames: String {
    Subcommand.all.filter(\.takesFiles).map(\.name).joined(separator: " ")
  }

  /// A text as a word in single quotes.
  private static func word(_ text: String) -> String {
    "'" + escaped(text, ["'", "\\"], by: "\\") + "'"
  }
}
