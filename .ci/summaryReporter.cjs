const { writeSync } = require('node:fs');
const { basename } = require('node:path');

/**
 * Jest reporter: names each failed test, and each file that could not run, and prints the closing line for people and
 * programs, last on standard output.
 */
module.exports = class {
  onRunComplete(_contexts, results) {
    for (const { testFilePath, testResults, testExecError } of results.testResults) {
      const failures = testResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => fullName);
      if (testExecError) failures.push('could not run');
      for (const failure of failures) writeSync(1, `failed: ${basename(testFilePath)}: ${failure}\n`);
    }
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const skipped = results.numPendingTests + results.numTodoTests;
    const rest = skipped ? `, ${skipped} skipped` : '';
    process.on('exit', () => writeSync(1, `${results.numPassedTests} passed, ${failed} failed${rest}\n`));
  }
};
