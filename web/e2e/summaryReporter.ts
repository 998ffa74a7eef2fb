import { writeSync } from 'node:fs';
import type { FullResult, Reporter, TestCase, TestError } from '@playwright/test/reporter';

/**
 * Prints the closing line for people and programs, last on standard output. A journey that failed first and passed when
 * repeated counts as passed, and a line above names it: on a busy machine a browser may answer late.
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
    const passed = [...this.tests].filter((test) => test.outcome() === 'expected').length + repeated.length;
    const missed = this.tests.size - passed + this.errors;
    const failed = missed || (result.status === 'passed' ? 0 : 1);
    process.on('exit', () => writeSync(1, `${passed} passed, ${failed} failed\n`));
  }
}
