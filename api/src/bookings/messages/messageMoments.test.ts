import { clockIn } from '../../../../schema/hotelTime';
import { daysOf, isDue, nextAt, type MessagePlan } from './messageMoments';

const before: MessagePlan = { kind: 'BEFORE_ARRIVAL', days: 3, hour: 10 };
const arrival: MessagePlan = { kind: 'ARRIVAL_DAY', days: 0, hour: 8 };
const due: MessagePlan = { kind: 'PAYMENT_DUE', days: 7, hour: 10 };
const thanks: MessagePlan = { kind: 'AFTER_STAY', days: 1, hour: 18 };
const booked = (createdAt = '2027-01-01T00:00:00Z') => ({
  checkIn: '2027-06-10',
  checkOut: '2027-06-12',
  createdAt: new Date(createdAt),
});
const at = (plan: MessagePlan, moment: string, timeZone = 'UTC', booking = booked()) =>
  isDue(plan, booking, timeZone, new Date(moment));

test.each([
  ['UTC', '2027-06-07T10:00:00Z'],
  ['Pacific/Kiritimati', '2027-06-06T20:00:00Z'],
  ['Pacific/Pago_Pago', '2027-06-07T21:00:00Z'],
  ['Asia/Kathmandu', '2027-06-07T04:15:00Z'],
  ['America/New_York', '2027-06-07T14:00:00Z'],
])('a message is due from its hour on by the clock in %s', (timeZone, moment) => {
  const earlier = new Date(Date.parse(moment) - 1000).toISOString();
  expect(at(before, earlier, timeZone)).toBe(false);
  expect(at(before, moment, timeZone)).toBe(true);
});

test.each<[MessagePlan, string, string]>([
  [before, '2027-06-07T10:00:00Z', '2027-06-10T00:00:00Z'],
  [arrival, '2027-06-10T08:00:00Z', '2027-06-11T00:00:00Z'],
  [due, '2027-06-03T10:00:00Z', '2027-06-11T00:00:00Z'],
  [thanks, '2027-06-13T18:00:00Z', '2027-06-16T18:00:00Z'],
])('%j is due between two moments', (plan, from, until) => {
  const shifted = (moment: string, ms: number) => new Date(Date.parse(moment) + ms).toISOString();
  expect([at(plan, shifted(from, -1)), at(plan, from)]).toEqual([false, true]);
  expect([at(plan, shifted(until, -1)), at(plan, until)]).toEqual([true, false]);
});

test('who books after the moment gets the message of the day of arrival alone', () => {
  const late = booked('2027-06-08T00:00:00Z');
  expect(at(before, '2027-06-08T12:00:00Z', 'UTC', late)).toBe(false);
  expect(at(due, '2027-06-08T12:00:00Z', 'UTC', late)).toBe(false);
  const today = booked('2027-06-10T15:00:00Z');
  expect(at(arrival, '2027-06-10T15:00:00Z', 'UTC', today)).toBe(true);
});

test('kinds without a time are never due', () => {
  for (const kind of ['CONFIRMED', 'QUICK_REPLY'] as const)
    expect(at({ kind, days: 0, hour: 0 }, '2027-06-10T12:00:00Z')).toBe(false);
});

test.each([
  // the clock goes forward at 02:00 on 28 March 2027, and back at 03:00 on 31 October
  ['2027-03-26T23:30:00Z', 2, '2027-03-27 02:00'],
  ['2027-03-27T01:00:00Z', 2, '2027-03-28 03:00'],
  ['2027-03-27T20:00:00Z', 10, '2027-03-28 10:00'],
  ['2027-10-30T00:30:00Z', 2, '2027-10-31 02:00'],
  ['2027-10-30T20:00:00Z', 10, '2027-10-31 10:00'],
])('after %s the clock in Berlin shows hour %i next at %s', (moment, hour, shown) => {
  const next = nextAt({ hour }, 'Europe/Berlin', new Date(moment));
  const { day, time } = clockIn('Europe/Berlin', next);
  expect(`${day} ${time}`).toBe(shown);
});

test('a hotel sends once on each day of a year in which the clock changes', () => {
  const days = new Set<string>();
  let moment = new Date('2027-01-01T00:00:00Z');
  for (let times = 0; times < 365; times++) {
    moment = nextAt({ hour: 2 }, 'America/New_York', moment);
    days.add(clockIn('America/New_York', moment).day);
  }
  expect(days.size).toBe(365);
});

test.each<[MessagePlan, string, string]>([
  [before, '2027-06-11', '2027-06-13'],
  [arrival, '2027-06-10', '2027-06-10'],
  [due, '2027-06-10', '2027-06-17'],
  [thanks, '2027-06-06', '2027-06-09'],
])('%j is looked for among the bookings of a few days', (plan, first, last) => {
  expect(daysOf(plan, '2027-06-10')).toEqual({ first, last });
});
