import { clockIn, momentIn } from '../../../schema/hotelTime';

test.each([
  ['UTC', '2027-03-03', '18:00', '2027-03-03T18:00:00.000Z'],
  ['Pacific/Honolulu', '2027-03-03', '18:00', '2027-03-04T04:00:00.000Z'],
  ['Pacific/Kiritimati', '2027-03-03', '00:00', '2027-03-02T10:00:00.000Z'],
  ['Asia/Kathmandu', '2027-03-03', '00:15', '2027-03-02T18:30:00.000Z'],
  // The day before and after the clocks change in Lisbon, on 28 March.
  ['Europe/Lisbon', '2027-03-27', '18:00', '2027-03-27T18:00:00.000Z'],
  ['Europe/Lisbon', '2027-03-28', '18:00', '2027-03-28T17:00:00.000Z'],
  ['Nowhere/Unknown', '2027-03-03', '18:00', '2027-03-03T18:00:00.000Z'],
])('in %s, %s %s is the moment at which the clock shows it', (timeZone, day, time, moment) => {
  expect(momentIn(timeZone, day, time).toISOString()).toBe(moment);
  expect(clockIn(timeZone, new Date(moment))).toEqual({ day, time });
});

test('a time that the clock skips means a moment within the hour', () => {
  const moment = momentIn('Europe/Lisbon', '2027-03-28', '01:30').toISOString();
  expect(['2027-03-28T00:30:00.000Z', '2027-03-28T01:30:00.000Z']).toContain(moment);
});
