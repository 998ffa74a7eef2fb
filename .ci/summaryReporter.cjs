/** Jest reporter: names each failed test, and prints the closing line for people and programs, last on standard output. */
module.exports = class {
  onRunComplete(_contexts, results) {
    for (const { testFilePath, testResults } of results.testResults)
      for (const { status, fullName } of testResults)
        if (status === 'failed')
          require('fs').writeSync(1, `failed: ${require('path').basename(testFilePath)}: ${fullName}\n`);
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const skipped = results.numPendingTests + results.numTodoTests;
    const rest = skipped ? `, ${skipped} skipped` : '';
    process.on('exit', () =>
      require('fs').writeSync(1, `${results.numPassedTests} passed, ${failed} failed${rest}\n`),
    );
  }
};
