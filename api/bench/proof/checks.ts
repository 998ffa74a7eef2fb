/** Counts checks, and prints the failed ones. */
export class Checks {
  passed = 0;
  failed = 0;

  expect(what: string, right: boolean, detail: () => unknown = () => ''): void {
    if (right) {
      this.passed += 1;
      return;
    }
    this.failed += 1;
    if (this.failed <= MOST_SHOWN) printLine(`FAILED  ${what}  ${asText(detail())}`);
  }

  /** Checks that the list is empty. */
  expectNone(what: string, found: unknown[]): void {
    this.expect(what, found.length === 0, () => found.slice(0, 5));
  }
}

const MOST_SHOWN = 40;
const asText = (detail: unknown): string => (typeof detail === 'string' ? detail : JSON.stringify(detail));

let shown = '';

/** Prints a line, also while progress is shown. */
export function printLine(line: string): void {
  if (shown) process.stdout.write(`\r${' '.repeat(shown.length)}\r`);
  shown = '';
  console.log(line);
}

/** Shows progress: one growing line on a terminal, otherwise one line for each tenth. */
export function showProgress(what: string, done: number, all: number): void {
  if (process.stdout.isTTY) {
    const filled = Math.round((20 * done) / all);
    const line = `${what} [${'#'.repeat(filled)}${'.'.repeat(20 - filled)}] ${done} of ${all}`;
    process.stdout.write(`\r${line.padEnd(shown.length)}`);
    shown = line;
    if (done === all) printLine(line);
  } else if (Math.floor((10 * done) / all) > Math.floor((10 * (done - 1)) / all))
    console.log(`${what} ${done} of ${all}`);
}
