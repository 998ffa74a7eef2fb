/*
 * Which files of the api's suite a share of it runs on a database server (--shard=1/2): of those that any engine
 * answers alike its part, and in every share all that are about what engines do differently or at once.
 */
const { default: Sequencer } = require('@jest/test-sequencer');

const ABOUT_ENGINES =
  /\/(database|search|search\/index|bookings\/(hold|pay|change|cancel)|files\/backup)\/[^/]+$|\.server\.test\.ts$/;

module.exports = class extends Sequencer {
  shard(tests, options) {
    const isAlways = ({ path }) => ABOUT_ENGINES.test(path.replaceAll('\\', '/'));
    const shared = tests.filter((test) => !isAlways(test));
    return [...tests.filter(isAlways), ...super.shard(shared, options)];
  }
};
