// Loaded into the server of a journey (NODE_OPTIONS): the signal SIGUSR2 moves its clock ahead.
const { shiftClock } = require('../../api/dist/api/src/core/clock.js');

process.on('SIGUSR2', () => shiftClock(11 * 60_000));
