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
    const endedAs = (outcome: ReturnType<TestCase['outcome']>, word: string): number => {
      const tests = [...this.tests].filter((test) => test.outcome() === outcome);
      for (const { location, title } of tests)
        writeSync(1, `${word}: ${basename(location.file)}: ${title}\n`);
      return tests.length;
    };
    const repeated = endedAs('flaky', 'repeated');
    endedAs('unexpected', 'failed');
    const passed = [...this.tests].filter((test) => test.outcome() === 'expected').length + repeated;
    const missed = this.tests.size - passed + this.errors;
    const failed = missed || (result.status === 'passed' ? 0 : 1);
    process.on('exit', () => writeSync(1, `${passed} passed, ${failed} failed\n`));
  }
}
