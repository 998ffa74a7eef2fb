/* Jest runs this after the last test of the api: it deletes the folder of migrated databases. */
const { rmSync } = require('node:fs');

module.exports = () => rmSync(process.env.TEST_TEMPLATES, { recursive: true, force: true });
