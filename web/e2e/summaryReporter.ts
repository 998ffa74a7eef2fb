import { writeSync } from 'node:fs';
import type { FullResult, Reporter, TestCase, TestError } from '@playwright/test/reporter';

/** The closing line that people and programs read, on standard output, last. */
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
    const passed = [...this.tests].filter((test) => test.outcome() === 'expected').length;
    const missed = this.tests.size - passed + this.errors;
    const failed = missed || (result.status === 'passed' ? 0 : 1);
    process.on('exit', () => writeSync(1, `${passed} passed, ${failed} failed\n`));
  }
}
