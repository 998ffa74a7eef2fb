import { writeSync } from 'node:fs';
import { basename } from 'node:path';
import type { FullResult, Reporter, TestCase, TestError } from '@playwright/test/reporter';

/**
 * Names the failed journeys, and prints the closing line for people and programs, last on standard output. A journey
 * that failed first and passed when repeated counts as passed, and is named too: on a busy machine a browser may answer
 * late.
 */
export default class SummaryReporter implements Reporter {
  private readonly tests = new Set<TestCase>();
  private errors = 0;

  onTestEnd(test: TestCase): void {
    this.tests.add(test);
  }

  onError(_error: TestError): void {
    this.errors++;
  }

  onEnd(result: FullResult): void {
    const repeated = [...this.tests].filter((test) => test.outcome() === 'flaky');
    for (const test of repeated) writeSync(1, `passed only when repeated: ${test.title}\n`);
    for (const test of this.tests)
      if (test.outcome() === 'unexpected')
        writeSync(1, `failed: ${basename(test.location.file)}: ${test.title}\n`);
    const passed = [...this.tests].filter((test) => test.outcome() === 'expected').length + repeated.length;
    const missed = this.tests.size - passed + this.errors;
    const failed = missed || (result.status === 'passed' ? 0 : 1);
    process.on('exit', () => writeSync(1, `${passed} passed, ${failed} failed\n`));
  }
}
