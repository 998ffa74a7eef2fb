// Loaded into the server of a journey (NODE_OPTIONS): the signal SIGUSR2 moves its clock ahead, by PASSED_MINUTES.
const { shiftClock } = require('../../api/dist/api/src/core/clock.js');

process.on('SIGUSR2', () => shiftClock(process.env.PASSED_MINUTES * 60_000));
