#!/usr/bin/env python3
"""Builds the tests and runs them: test.py LOG FLAG… -- [ARGUMENT…]

LOG takes all that the compiler and the tests print, the flags are those of `swift build`, and the arguments those of the
testing library, such as `--filter Spring`: only the targets that it can mean are compiled. On a terminal one line tells how far it is; elsewhere a line a minute. What
failed comes last, with the command that runs just that, and the numbers of the tests.

The tests of the program mostly wait for programs and files; all others compute. A process runs no more tests at once than
there are processors, so each kind has its own process. With a filter, one process is enough.

The suites in DISPLAY need a display server, and run with `--display` instead of all others, or where a filter names them.
"""
import collections
import json
import os
import re
import subprocess
import sys
import time

PRODUCT = "FloatDesktopPackageTests"
WAITING = r"^FloatDesktopTests\."
DISPLAY = "Tests/FloatDesktopTests/Display"


class Progress:
    """One line that rewrites itself on a terminal; a line a minute elsewhere."""

    def __init__(self):
        self.is_live = sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
        self.last = time.monotonic() if not self.is_live else 0

    def show(self, text):
        now = time.monotonic()
        if now - self.last < (0.1 if self.is_live else 60):
            return
        self.last = now
        if self.is_live:
            width = os.get_terminal_size().columns or 80
            print("\r\033[K" + text[:width - 1], end="", flush=True)
        else:
            print(text, flush=True)

    def clear(self):
        if self.is_live:
            print("\r\033[K", end="", flush=True)


def clock(seconds):
    return f"{int(seconds) // 60}:{int(seconds) % 60:02d}"


def targets(arguments):
    """The test targets in which the filters can find something; None for all, as where a filter has alternatives.

    What a test is called stands in its target's sources: a target that lacks a word of the filter has none of its tests.
    """
    filters = [after for before, after in zip(arguments, arguments[1:]) if before == "--filter"]
    if not filters or any(re.search(r"[|()\[\]?*+{}]", text) for text in filters):
        return None
    found = set()
    for target in (name for name in os.listdir("Tests") if name.endswith("Tests")):
        sources = " ".join([target] + [open(os.path.join(folder, name), errors="replace").read()
                                       for folder, _, names in os.walk(os.path.join("Tests", target))
                                       for name in names if name.endswith(".swift")])
        if any(all(word in sources for word in re.findall(r"\w+", text)) for text in filters):
            found.add(target)
    return found


def build(log, flags, progress, wanted):
    begin = time.monotonic()
    environment = os.environ | ({"FLOATDESKTOP_TESTS": ",".join(sorted(wanted))} if wanted else {})
    process = subprocess.Popen([os.path.join(os.path.dirname(__file__), "dev-build.sh"), PRODUCT, *flags],
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", env=environment)
    errors = []
    for line in process.stdout:
        log.write(line)
        if step := re.match(r"\[(\d+)/(\d+)\]", line):
            progress.show(f"compiled {step[1]} of {step[2]} · {clock(time.monotonic() - begin)}")
        elif "error:" in line and line not in errors:
            errors.append(line)
    progress.clear()
    log.flush()
    if process.wait() != 0:
        print("".join(errors) or open(log.name).read()[-3000:], end="")
        sys.exit(f"error: the tests cannot be built; {log.name} has everything that the compiler said")


class Run:
    """A process of tests, followed by the events that it writes."""

    def __init__(self, binary, arguments, base):
        self.events_path, self.output_path = base + ".events", base + ".out"
        open(self.events_path, "w").close()
        with open(self.output_path, "w") as output:
            self.process = subprocess.Popen(
                [binary, "--testing-library", "swift-testing", "--event-stream-output-path", self.events_path, *arguments],
                stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT)
        self.events = open(self.events_path)
        self.rest = ""
        self.tests, self.issues = {}, []
        # A test's end is told long after its last case's, when there is nothing else to do.
        self.running, self.ran, self.skipped = collections.Counter(), set(), set()
        self.is_over = False

    def read(self):
        # The last line may be half written.
        *lines, self.rest = (self.rest + self.events.read()).split("\n")
        for line in lines:
            record = json.loads(line)
            payload = record["payload"]
            if record["kind"] == "test":
                if payload["kind"] == "function":
                    self.tests[payload["id"]] = payload
                continue
            test, kind = payload.get("testID"), payload["kind"]
            if kind == "runEnded":
                self.is_over = True
            elif kind == "issueRecorded":
                issue = payload["issue"]
                if not issue.get("isKnown") and issue.get("severity", "error") == "error":
                    self.issues.append((test, issue.get("sourceLocation"), payload["messages"]))
            elif kind == "testCaseStarted":
                self.running[test] += 1
            elif kind == "testCaseEnded":
                self.running[test] -= 1
                self.ran.add(test)
            elif kind == "testSkipped" and test in self.tests:
                self.skipped.add(test)

    def lost(self):
        """The tests that ran when the process ended by itself, which is a failure of one of them."""
        if self.is_over:
            return []
        return sorted(+self.running) or ["the tests"]


def kinds(arguments):
    """The arguments of the processes to run."""
    others = [word for word in arguments if word != "--display"]
    if "--filter" in " ".join(arguments):
        return [others]
    suites = "|".join(name.removesuffix(".swift") for name in sorted(os.listdir(DISPLAY)) if name.endswith("Tests.swift"))
    shown = rf"{WAITING}({suites})/"
    if "--display" in arguments:
        return [["--filter", shown, *others]]
    return [["--filter", WAITING, "--skip", shown, *arguments], ["--skip", WAITING, *arguments]]


def name(test):
    """A test as a filter finds it: FloatCoreTests.Suite/test()."""
    return re.sub(r"/[^/]*\.swift:\d+:\d+$", "", test or "")


def report(run):
    """Prints what failed and how to run it; returns the failed tests."""
    failed = {}
    for test, place, messages in run.issues:
        where = f"{os.path.relpath(place['_filePath'])}:{place['line']}: " if place else ""
        text = "\n    ".join(message["text"] for message in messages)
        failed.setdefault(test, []).append(where + text[:4000])
    for test in run.lost():
        code = run.process.returncode
        how = f"signal {-code}" if code < 0 else f"code {code}"
        failed.setdefault(test, []).append(f"the process ended with {how}; {run.output_path} has its last words")
    for test, texts in failed.items():
        print(f"\n✘ {name(test)}")
        for text in texts[:5]:
            print("  " + text)
        if len(texts) > 5:
            print(f"  and {len(texts) - 5} more")
        if test in run.tests:
            print(f"  make test ARGS='--filter \"{re.escape(name(test).split('(')[0])}\"'")
    return failed


def main():
    at = sys.argv.index("--")
    log_path, flags, arguments = sys.argv[1], sys.argv[2:at], sys.argv[at + 1:]
    os.makedirs(os.path.dirname(log_path), exist_ok=True)
    progress = Progress()
    base = os.path.splitext(log_path)[0]
    with open(log_path, "w") as log:
        build(log, flags, progress, targets(arguments))
        scratch = flags[flags.index("--scratch-path") + 1]
        binary = f"{scratch}/release/{PRODUCT}.xctest"
        begin = time.monotonic()
        runs = [Run(binary, kind, f"{base}-{number}") for number, kind in enumerate(kinds(arguments))]
        while True:
            is_over = all(run.process.poll() is not None for run in runs)
            for run in runs:
                run.read()
            if is_over:
                break
            # The processes run side by side, and the slower one decides.
            seconds = time.monotonic() - begin
            shares = [len(run.ran) / len(run.tests) for run in runs if run.tests]
            guess = f", about {clock(seconds / min(shares) - seconds)} left" if shares and min(shares) > 0.2 else ""
            done, bad = sum(len(run.ran) for run in runs), len({issue[0] for run in runs for issue in run.issues})
            progress.show(f"{done} of {sum(len(run.tests) for run in runs)} tests ran, {bad} failed · {clock(seconds)}{guess}")
            time.sleep(0.1)
        progress.clear()
        for run in runs:
            with open(run.output_path, errors="replace") as output:
                log.write(output.read())
    found = sum(len(run.tests) for run in runs)
    if found == 0 and all(run.is_over for run in runs):
        sys.exit(f"error: no test matches {' '.join(arguments)}; a filter is a part of MODULE.Suite/test, such as Spring")
    failed = {}
    for run in runs:
        failed |= report(run)
    if failed:
        print(f"\n{log_path} has everything that was printed.")
    skipped = sum(len(run.skipped) for run in runs)
    print(f"{found - skipped - len(failed)} passed, {len(failed)} failed, {skipped} skipped", flush=True)
    sys.exit(1 if failed or any(run.process.returncode != 0 for run in runs) else 0)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
