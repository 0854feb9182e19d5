import FloatCore

/// `docs/configuration.md`: how to configure, and a table of every key.
package enum ConfigurationReference {
  /// The page as Markdown.
  package static var text: String {
    var lines = introduction.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for group in ConfigurationText.groups {
      lines += ["", "### \(group.name)", "", "| key | default | values | |", "|---|---|---|---|"]
      lines += group.entries.map {
        row("`\($0.key)`", "`\($0.defaultText)`", values($0), "\($0.summary) *\($0.source)*")
      }
    }
    lines += [
      "", "### \(KeyBindings.group)", "", keysIntroduction, "", "| key | default | |", "|---|---|---|",
    ]
    lines += KeyBindings.table.map {
      row("`\($0.configurationKey)`", "`\(KeyBindings.standard.text(of: $0.action))`", $0.summary)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static let keysIntroduction = """
    The keys of the window, described in [keys.md](keys.md): `F8`, `Ctrl+Shift+S`, several with blanks between them, or
    `none`. A key means one thing; plain letters, `Escape`, `Tab` and `Return` are the phone's. They are a person's, so a
    scenario, a recording or a prototype cannot set them.
    """

  private static func values(_ entry: ParameterEntry) -> String {
    switch entry.kind {
    case .choice(let names): names.map { "`\($0)`" }.joined(separator: ", ")
    case .curve: entry.curveForms.map { "`\($0)`" }.joined(separator: ", ")
    case .flag: "`true`, `false`"
    case .color: "colour"
    case .text: "text"
    case .number, .count: ConfigurationText.values(entry) ?? ""
    }
  }

  private static func row(_ cells: String...) -> String {
    "| " + cells.map { $0.split(separator: "|").joined(separator: "\\|") }.joined(separator: " | ") + " |"
  }

  private static let introduction = """
    # Configuration

    <!-- Written by `make config-docs` from the tables beside the features. Do not edit. -->

    What the phone does and how it looks is set by keys. `floatdesktop config init` writes all of them as
    comments, with their defaults and what they do, to `~/.config/floatdesktop/config.yaml`; `floatdesktop config edit` opens it.
    Take away the `#` before a key to set it. An open window applies the file as soon as it is saved, even in the middle of a drag.

        ball:
          diameter: 70pt
          snap.response: 0.42s
        navigation.parallax: 0.3

    ## Where values come from

    Later ones win:

    1. the defaults below,
    2. the presets and options of a prototype,
    3. presets, in the order of `--preset NAME|FILE`,
    4. the config file: the one named by `--config`, else the first of `$XDG_CONFIG_HOME/floatdesktop/config.yaml`
       (`~/.config` where that is not set) and `floatdesktop/config.yaml` below each of `$XDG_CONFIG_DIRS`,
    5. `-o KEY=VALUE`.

    Recordings, scenarios and pictures read no config file of yours, and presets of yours only where the command line names
    them, so that they are the same for everybody; name a file with `--config` to have them use it. A recording holds what
    your own presets say, not their names.

    ## Presets

    A preset is a config file with a few keys. It is found by its name, in `$XDG_CONFIG_HOME/floatdesktop/presets/` (and
    `floatdesktop/presets/` below each of `$XDG_CONFIG_DIRS`) and then among those that come with the program, or by its path.
    `floatdesktop preset save soft` makes one of what your config file and `-o` change:

        floatdesktop preset save soft -o ball.snap.response=0.6s
        floatdesktop --preset wechat --preset soft
        floatdesktop preset diff wechat soft

    ## How values are written

    | kind | examples |
    |---|---|
    | length, in points | `58pt`, `0.5pt` |
    | time | `320ms`, `0.32s` |
    | velocity, in points a second | `300pt/s` |
    | share, scale, count | `0.3`, `5` |
    | colour | `"#07C160"`, `"#07C16080"` with an alpha; in quotes, because `#` starts a comment |
    | choice | `half-capsule` |

    Units are mandatory. The file is a strict subset of YAML: nested or dotted keys with plain values, which are never
    reinterpreted. Anchors, tags and multiple documents are refused, and so is a key that is given twice.

    ## What is wrong

    Every problem is reported with its position and the value that stays in use. The rest of the file applies:

        config.yaml:3:15: error: ball.snap.response: "0.42" has no unit (ms or s); write 0.42s (keeping 350ms)
              response: 0.42
                        ^

    While a window is open, a card below its navigation bar counts the problems and shows the first one; `Escape` hides it, and it
    disappears once they are fixed. `floatdesktop config validate` checks without a window (exit code 78).

    A key that an earlier version had, and whose value is a constant now, is ignored; one warning names all of a file, and nothing
    fails.

    ## In an editor

    An editor that checks YAML by a JSON Schema (Helix, Neovim, VS Code and others, through yaml-language-server) completes keys,
    shows what each does, and underlines unknown keys and missing units. `floatdesktop config init` and
    `floatdesktop new` write the schema beside the file, and a first line that names it:

        # yaml-language-server: $schema=config.schema.json

    `floatdesktop config schema prototype`, `scenario`, `matrix` or `device` prints those of the other files, each complete in one
    file of draft 7. What depends on other values or files, such as a page that does not exist, the range of a number with a unit,
    and how a number is spelled (`1e3`, `.5`), only the program checks.

    ## While the window is open

    The file may be written in place, replaced by renaming, deleted and made again, reached through symbolic links, or
    appear only later. When it is deleted, values go back to what the other layers say. A file named by
    `--config` keeps its last values when it is deleted, and the card says so. Presets are followed like the file.

    At rest a value is there with the next frame. What moves or is held never jumps: lengths and shares glide to their
    new value within a fifth of a second, motions under way go on by the new spring.

    ## Commands

    | command | |
    |---|---|
    | `floatdesktop config show` | print the values in use; `--default` the defaults, `--changes-only` what differs from them, `--docs` what each key does, `--json` numbers with their units |
    | `floatdesktop config diff A [B]` | print what differs between two files or presets, or from the defaults, as a table or with `--json` |
    | `floatdesktop config validate [FILE]` | print every problem of a file |
    | `floatdesktop config set KEY VALUE` | change one value in the file and leave every other byte as it is |
    | `floatdesktop config init` | write a file with every key as a comment, and the schema beside it |
    | `floatdesktop config edit` | open the file in `$VISUAL` or `$EDITOR` |
    | `floatdesktop config path` | print where the file is |
    | `floatdesktop config schema [KIND]` | print the JSON Schema of a `config`, `prototype`, `scenario`, `matrix` or `device`, for editors |
    | `floatdesktop config reference` | print this page |
    | `floatdesktop preset list` | print the presets that are found by name |
    | `floatdesktop preset save NAME` | save what the config file and `-o` change as a preset; `--replace` over the one there is |
    | `floatdesktop preset diff A [B]` | the same for presets |

    ## Keys
    """
}
