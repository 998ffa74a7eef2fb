/*
 * Chooses the files of the api's suite that a shard (--shard=1/2) runs on a database server: its part of the files that
 * are independent of the engine, and all files about differences between engines or about concurrency.
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
