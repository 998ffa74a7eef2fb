/*
 * Jest runs this before the first test of the api: it makes the folder of migrated databases, which later test files
 * copy.
 */
const { mkdtempSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');

module.exports = () => {
  process.env.TEST_TEMPLATES = mkdtempSync(path.join(tmpdir(), 'staybook-templates-'));
};
