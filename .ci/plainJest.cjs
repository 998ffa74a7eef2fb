/*
 * The api's tests on Jest's own runtime, to compare it with .ci/runtime.cjs:
 *   time npx jest -c .ci/plainJest.cjs src/hotels src/reviews
 *   time npx jest api/src/hotels api/src/reviews
 */
const path = require('node:path');
const { jest } = require('../api/package.json');

const rootDir = path.join(__dirname, '../api');

module.exports = { ...jest, rootDir, runtime: require.resolve('jest-runtime'), testEnvironment: 'node' };
