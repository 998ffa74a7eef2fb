import fc from 'fast-check';
import { addNights } from '../../../schema/nights';
import { readEvents, UnreadableCalendar } from './readEvents';
import { PERSON, PROGRAM, RENTALS, ROOMS_SITE } from './testing/feeds';
import { writeCalendar } from './writeCalendar';

const RANGE = { timeZone: 'Europe/Lisbon', from: '2027-01-01', to: '2028-01-01' };
const read = async (text: string, range = RANGE) =>
  (await readEvents(text, range)).map(({ summary, checkIn, checkOut }) => [summary, checkIn, checkOut]);

const calendar = (...events: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR'].join('\n');
const event = (...properties: string[]): string => ['BEGIN:VEVENT', ...properties, 'END:VEVENT'].join('\n');

test('a rental site: stays and closed days, in folded lines', async () => {
  expect(await read(RENTALS)).toEqual([
    ['Reserved', '2027-01-05', '2027-01-09'],
    ['Rentals (Not available)', '2027-01-20', '2027-01-21'],
  ]);
});

test('a booking site: stays that follow one another are two events', async () => {
  expect(await read(ROOMS_SITE)).toEqual([
    ['CLOSED - Not available', '2027-02-01', '2027-02-03'],
    ['CLOSED - Not available', '2027-02-03', '2027-02-06'],
  ]);
});

test('times are dates at the hotel, and what is cancelled or takes no time is left out', async () => {
  // 22:00 in New York is 03:00 of the next day in Lisbon.
  expect(await read(PERSON)).toEqual([['Smith, family of 3; late', '2027-03-02', '2027-03-03']]);
  const inHonolulu = { ...RANGE, timeZone: 'Pacific/Honolulu' };
  expect(await read(PERSON, inHonolulu)).toEqual([['Smith, family of 3; late', '2027-03-01', '2027-03-03']]);
});

test('repetitions with exceptions, durations, times without a zone, and events of one day', async () => {
  expect(await read(PROGRAM)).toEqual([
    ['Owner', '2027-04-02', '2027-04-04'],
    ['Owner, moved', '2027-04-18', '2027-04-19'],
    ['Owner', '2027-04-23', '2027-04-25'],
    // 08:00 in Tokyo is midnight in Lisbon in summer.
    ['', '2027-05-01', '2027-05-03'],
    ['', '2027-05-10', '2027-05-12'],
    ['', '2027-05-20', '2027-05-21'],
    ['', '2027-05-25', '2027-05-26'],
  ]);
});

test('only nights of the range count', async () => {
  const range = { ...RANGE, from: '2027-01-08', to: '2027-01-20' };
  expect(await read(RENTALS, range)).toEqual([['Reserved', '2027-01-05', '2027-01-09']]);
});

test('events with one identifier, or with none, have different keys', async () => {
  const same = ['UID:same', 'DTSTART;VALUE=DATE:20270501'];
  const events = await readEvents(
    calendar(
      event(...same),
      event('UID:same', 'DTSTART;VALUE=DATE:20270601'),
      event('DTSTART;VALUE=DATE:20270701'),
      event('DTSTART;VALUE=DATE:20270801'),
    ),
    RANGE,
  );
  expect(events).toHaveLength(4);
  expect(new Set(events.map(({ key }) => key)).size).toBe(4);
});

test('a byte order mark, an empty calendar and an event without dates are no errors', async () => {
  expect(await read(`\uFEFF${RENTALS}`)).toHaveLength(2);
  expect(await read(calendar())).toEqual([]);
  expect(await read(calendar(event('UID:none', 'SUMMARY:No dates')))).toEqual([]);
});

test.each([
  ['a page', '<!doctype html><title>Sign in</title>', 'it is no calendar'],
  ['half a calendar', RENTALS.slice(0, 300), 'invalid'],
  ['nothing', '', 'it is no calendar'],
])('%s is refused', async (_name, text, reason) => {
  const error = await readEvents(text, RANGE).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UnreadableCalendar);
  expect((error as Error).message).toMatch(reason);
});

test.each([
  ['each second', 'FREQ=SECONDLY'],
  ['on a day that does not exist', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'],
])(
  'an event that is repeated %s ends, with an answer or a refusal',
  async (_name, rule) => {
    const feed = calendar(event('UID:endless', 'DTSTART:20270101T000000Z', `RRULE:${rule}`));
    const answer = await readEvents(feed, RANGE).catch((error: unknown) => error);
    expect(Array.isArray(answer) || answer instanceof UnreadableCalendar).toBe(true);
  },
  20_000,
);

test('too many events are refused', async () => {
  const many = Array.from({ length: 2001 }, (_, at) => event(`UID:${at}`, 'DTSTART;VALUE=DATE:20270501'));
  await expect(read(calendar(...many))).rejects.toThrow('more than 2000 coming events');
});

test('what is written is read again, whatever the titles and dates', async () => {
  const range = fc.record({
    uid: fc.uuid(),
    // Titles are trimmed, and control characters become blanks.
    summary: fc.string({ unit: 'grapheme', maxLength: 60 }).filter((text) => !/[\p{C}\s]/u.test(text)),
    first: fc.integer({ min: 0, max: 300 }),
    nights: fc.integer({ min: 1, max: 60 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(range, { selector: ({ uid }) => uid, maxLength: 20 }), async (made) => {
      const ranges = made.map(({ uid, summary, first, nights }) => ({
        uid,
        summary,
        madeAt: new Date('2026-11-30T12:00:00Z'),
        checkIn: addNights('2027-01-01', first),
        checkOut: addNights('2027-01-01', first + nights),
      }));
      const found = await readEvents(writeCalendar('Hotel, room 1', ranges), RANGE);
      const kept = ({ uid, summary, checkIn, checkOut }: (typeof ranges)[number]) => ({
        uid,
        summary,
        checkIn,
        checkOut,
      });
      expect(found.map(({ key: _key, ...rest }) => rest)).toEqual(ranges.map(kept));
    }),
    { numRuns: 15 },
  );
});
