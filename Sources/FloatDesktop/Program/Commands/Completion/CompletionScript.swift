import FloatFiles

/// The scripts by which shells complete command lines. They ask the program, which knows all words.
enum CompletionScript: String, CaseIterable {
  case bash, zsh, fish

  /// The option that prints a script; the parser's own script offers neither files nor values.
  static let option = "--generate-completion-script"

  /// Prints the script that a command line asks for; returns false for any other command line.
  static func isPrinted(for arguments: [String]) throws(CommandFailure) -> Bool {
    let words = arguments.flatMap { $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false) }
      .map(String.init)
    guard words.contains(option) else { return false }
    guard words.count == 2, words[0] == option, let script = CompletionScript(rawValue: words[1]) else {
      throw CommandFailure(.usage, "\(option): name a shell: bash, zsh or fish, and nothing else")
    }
    try Output.write(script.text)
    return true
  }

  var text: String {
    switch self {
    case .bash: Self.bashText
    case .zsh: Self.zshText
    case .fish: Self.fishText
    }
  }

  private static let bashText = #"""
    # Completes floatdesktop in bash.

    _floatdesktop() {
      local word glued='' words=() lines=() found=() line candidate
      # bash takes "=" for a word; here it belongs to the words around it.
      for word in "${COMP_WORDS[@]:1:COMP_CWORD}"; do
        if [[ $word == '=' && ${#words[@]} -gt 0 ]]; then
          words[${#words[@]}-1]+='='
          glued=yes
        elif [[ $glued ]]; then
          words[${#words[@]}-1]+=$word
          glued=''
        else
          words+=("$word")
        fi
      done
      local current=${words[${#words[@]}-1]} head=''
      if [[ $current == *=* && $COMP_WORDBREAKS == *=* ]]; then head=${current%"${current##*=}"}; fi
      local path=${current#"$head"}
      if [[ $path == --*=* ]]; then path=${path#*=}; fi

      while IFS= read -r line; do lines+=("$line"); done < <(
        "${COMP_WORDS[0]/#\~/$HOME}" __complete -- "${words[@]}" 2>/dev/null)
      COMPREPLY=()
      for line in "${lines[@]:1}"; do
        candidate=${line%%$'\t'*}
        candidate=${candidate#"$head"}
        if [[ $candidate == *[\ \(\)\'\"\;\&\|]* ]]; then printf -v candidate '%q' "$candidate"; fi
        COMPREPLY+=("$candidate")
      done
      case ${lines[0]} in
        files*) compopt -o filenames; while IFS= read -r line; do found+=("$line"); done < <(compgen -f -- "$path") ;;
        folders*) compopt -o filenames; while IFS= read -r line; do found+=("$line"); done < <(compgen -d -- "$path") ;;
      esac
      COMPREPLY+=("${found[@]}")
      if [[ ${lines[0]} == *open* ]]; then compopt -o nospace; fi
    }

    complete -F _floatdesktop floatdesktop
    """#

  private static let zshText = #"""
    #compdef floatdesktop
    # Completes floatdesktop in zsh.

    _floatdesktop() {
      local -a lines texts shown space
      local line
      lines=("${(@f)$("${(Q)words[1]/#\~/$HOME}" __complete -- "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)}")
      for line in "${(@)lines[2,-1]}"; do
        texts+=("${line%%$'\t'*}")
        if [[ -n ${line#*$'\t'} ]]; then
          shown+=("${line%%$'\t'*}  -- ${line#*$'\t'}")
        else
          shown+=("${line%%$'\t'*}")
        fi
      done
      if [[ $lines[1] == *open* ]]; then space=(-S ''); fi
      local result=1
      if (( $#texts )); then compadd -l -d shown "${(@)space}" -a texts && result=0; fi
      if [[ $PREFIX == --*=* ]]; then compset -P '*='; fi
      case $lines[1] in
        files*) _files && result=0 ;;
        folders*) _files -/ && result=0 ;;
      esac
      return result
    }

    if [[ $funcstack[1] == _floatdesktop ]]; then
      _floatdesktop "$@"
    else
      compdef _floatdesktop floatdesktop
    fi
    """#

  private static let fishText = #"""
    # Completes floatdesktop in fish.

    function __floatdesktop_complete
        set -l words (commandline -opc)
        set -l current (commandline -ct)
        set -l program (string replace -r '^~' -- $HOME $words[1])
        set -e words[1]
        set -l lines ($program __complete -- $words "$current" 2>/dev/null)
        set -l kind $lines[1]
        set -e lines[1]
        for line in $lines
            echo $line
        end
        set -l head (string match -r '^--[^=]*=' -- $current; or echo '')
        set -l path (string replace -r '^--[^=]*=' '' -- $current)
        switch "$kind"
            case 'files*'
                for line in (__fish_complete_path "$path")
                    echo $head$line
                end
            case 'folders*'
                for line in (__fish_complete_directories "$path")
                    echo $head$line
                end
        end
    end

    complete -c floatdesktop -f -a '(__floatdesktop_complete)'
    """#
}
