/** Jest reporter: prints the closing line for people and programs, last on standard output. */
module.exports = class {
  onRunComplete(_contexts, results) {
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const skipped = results.numPendingTests + results.numTodoTests;
    const rest = skipped ? `, ${skipped} skipped` : '';
    process.on('exit', () =>
      require('fs').writeSync(1, `${results.numPassedTests} passed, ${failed} failed${rest}\n`),
    );
  }
};
