require('../../.ci/compileOnce.cjs');

module.exports = require('jest-environment-node').TestEnvironment;
