/* Jest, before the first test of the api: the folder where migrated databases wait to be copied. */
const { mkdtempSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');

module.exports = () => {
  process.env.TEST_TEMPLATES = mkdtempSync(path.join(tmpdir(), 'staybook-templates-'));
};
