/* Jest, after the last test of the api. */
const { rmSync } = require('node:fs');

module.exports = () => rmSync(process.env.TEST_TEMPLATES, { recursive: true, force: true });
