#!/usr/bin/env python3
"""Types command lines in real shells and presses Tab: check-completions.py PROGRAM [SHELL…]

Each shell runs on a terminal of its own, in a folder with a few files, and with the script that PROGRAM prints; where
INSTALLED=1 is set, with the script that the system has. Where no shell is named, those that are not installed are passed over.
"""
import os
import pty
import shutil
import sys
import tempfile
import threading

from patience import until

# What is typed before Tab, and what stands on the line afterwards.
LINES = [
    ("snap", "snapshot "),
    ("my-a", "my-app/"),
    ("--hu", "--hud "),
    ("--device iphone-8", "--device iphone-8 "),
    ("--preset jx", "--preset jx-float "),
    ("export --replay ta", "export --replay take.jsonl "),
    ("test sui", "test suite/"),
    ("-o ball.diam", "-o ball.diameter="),
    ("-o ball.diameter=6", "-o ball.diameter=60pt "),
    ("config set ball.diam", "config set ball.diameter "),
    ("snapshot --bezel of", "snapshot --bezel off "),
    ("snapshot --bezel=of", "snapshot --bezel=off "),
    ("snapshot --replay=ta", "snapshot --replay=take.jsonl "),
    ("snapshot --scenario a.yaml --at fi", "snapshot --scenario a.yaml --at first "),
]
# Keys that write the line into a file, and that empty the line.
WRITE, EMPTY = "\x1bw", "\x15"
COMMANDS = {
    "bash": ["bash", "--norc", "--noprofile", "-i"], "zsh": ["zsh", "-f", "-i"], "fish": ["fish", "--no-config", "-i"]}
SETTINGS = {
    "bash": r"""bind 'set bell-style none'; write() { printf %s "$READLINE_LINE" > line.new; mv line.new line; }
bind -x '"\ew": write'
""",
    "zsh": r"""unsetopt beep; autoload -Uz compinit; compinit -u -d "$HOME/.zcompdump"
write() { print -rn -- "$BUFFER" > line.new; mv line.new line; }; zle -N write; bindkey '\ew' write; bindkey '^U' kill-whole-line
""",
    "fish": r"""bind \ew 'commandline > line.new; mv line.new line'; bind \cu 'commandline ""'
""",
}
SCRIPTS = {
    "bash": "source <(floatdesktop --generate-completion-script bash)\n",
    "zsh": "source <(floatdesktop --generate-completion-script zsh)\n",
    "fish": "floatdesktop --generate-completion-script fish | source\n",
}
INSTALLED = {"bash": "source /usr/share/bash-completion/bash_completion\n", "zsh": "", "fish": ""}

class Shell:
    def __init__(self, name, program, folder):
        self.folder = folder
        path = os.path.dirname(program) + ":" + os.environ.get("PATH", "/usr/bin:/bin")
        kept = {key: os.environ[key] for key in ("FLOATDESKTOP_ASSETS", "LD_LIBRARY_PATH") if key in os.environ}
        environment = {**kept, "HOME": folder, "TERM": "dumb", "LC_ALL": "C.UTF-8", "PATH": path}
        installed = bool(os.environ.get("INSTALLED"))
        # Without any settings fish does not look where packages put completions.
        command = [word for word in COMMANDS[name] if not (installed and word == "--no-config")]
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            os.chdir(folder)
            os.execvpe(command[0], command, environment)
        self.said = ""
        threading.Thread(target=self.listen, daemon=True).start()
        self.send(SETTINGS[name] + (INSTALLED if installed else SCRIPTS)[name] + "touch ready\n")
        self.await_file("ready")

    def listen(self):
        """Reads what the shell prints, so that it never waits for a reader."""
        while True:
            try:
                text = os.read(self.terminal, 65536)
            except OSError:
                return
            self.said += text.decode("utf-8", "replace")
            # fish asks a terminal what it is, and waits for the answer.
            if b"\x1b[0c" in text or b"\x1b[c" in text:
                self.send("\x1b[?6c")

    def send(self, keys):
        os.write(self.terminal, keys.encode())

    def await_file(self, name):
        path = f"{self.folder}/{name}"
        until(f"{name}, after {self.said[-500:]!r}", lambda: os.path.exists(path), self.pid)
        with open(path, encoding="utf-8") as file:
            text = file.read()
        os.remove(path)
        return text

    def completed(self, line):
        """The line after Tab."""
        self.send(line + "\t" + WRITE)
        after = self.await_file("line").rstrip("\n")
        self.send(EMPTY)
        return after

def check(name, program):
    with tempfile.TemporaryDirectory() as folder:
        os.makedirs(f"{folder}/my-app")
        os.makedirs(f"{folder}/suite")
        for path, text in (("take.jsonl", ""), ("a.yaml", "steps: [snapshot: first, snapshot: last]\n"),
                           ("my-app/prototype.yaml", "")):
            with open(f"{folder}/{path}", "w", encoding="utf-8") as file:
                file.write(text)
        shell = Shell(name, program, folder)
        wrong = []
        for typed, wanted in LINES:
            after = shell.completed("floatdesktop " + typed)
            # A shell may leave the blank behind the word to the next key.
            if after.rstrip() != "floatdesktop " + wanted.rstrip():
                wrong.append(f"  {typed!r} became {after!r}, not {wanted!r}")
        shell.send("exit\n")
        os.waitpid(shell.pid, 0)
    print("\n".join([f"{name}: {len(LINES) - len(wrong)} of {len(LINES)} lines were completed"] + wrong))
    return not wrong

def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    program = os.path.abspath(sys.argv[1])
    names = sys.argv[2:] or [name for name in COMMANDS if shutil.which(name)]
    sys.exit(0 if all([check(name, program) for name in names]) else 1)

main()
