import { dialogDate, dollars, fieldDate, readDate, spokenDate, spokenStay, wholeNumber } from './format';
import { distanceInWords } from './distance';
import { ago, bookingMoment, stepMoment } from './moments';

test('money is shown in dollars, with cents only where there are any', () => {
  expect(dollars(12000)).toBe('$120');
  expect(dollars(112050)).toBe('$1,120.50');
  expect(dollars(5)).toBe('$0.05');
});

test('a night is written the way each place asks for it', () => {
  expect(fieldDate('2026-11-05')).toBe('05/Nov/2026');
  expect(dialogDate('2026-11-05')).toBe('Nov/05/2026');
  expect(spokenDate('2026-11-20')).toBe('Fri 20 Nov 2026');
});

test('a stay over the new year names both years', () => {
  expect(spokenStay('2026-11-20', '2026-11-23')).toBe('Fri 20 Nov – Mon 23 Nov 2026');
  expect(spokenStay('2026-12-31', '2027-01-02')).toBe('Thu 31 Dec 2026 – Sat 2 Jan 2027');
});

test('a booking date is shown on the reader’s clock as MMM/dd/yyyy hh-mm-ss', () => {
  const evening = new Date(2026, 10, 20, 21, 5, 9).toISOString();
  const midnight = new Date(2026, 0, 2, 0, 0, 0).toISOString();
  expect(bookingMoment(evening)).toBe('Nov/20/2026 21-05-09');
  expect(bookingMoment(midnight)).toBe('Jan/02/2026 00-00-00');
});

test('a step of a booking is dated on the reader’s clock as month/day/year, hour:minute:second', () => {
  expect(stepMoment(new Date(2026, 10, 20, 21, 5, 9).toISOString())).toBe('11/20/2026, 21:05:09');
  expect(stepMoment(new Date(2026, 0, 2, 0, 0, 0).toISOString())).toBe('01/02/2026, 00:00:00');
});

test.each([
  ['20/Nov/2026', '2026-11-20'],
  ['1/dec/2026', '2026-12-01'],
  ['20 November 2026', '2026-11-20'],
  ['20.11.2026', '2026-11-20'],
  ['2026-11-20', '2026-11-20'],
  ['2026-04-12', '2026-04-12'],
  ['12/25/2026', '2026-12-25'],
  ['25/12/2026', '2026-12-25'],
  ['04/12/2026', undefined],
  ['04.12.2026', '2026-12-04'],
  ['05/05/2026', '2026-05-05'],
  ['29/Feb/2028', '2028-02-29'],
  ['29/Feb/2026', undefined],
  ['31/Nov/2026', undefined],
  ['tomorrow', undefined],
  ['', undefined],
])('%s is read as %s', (text, night) => {
  expect(readDate(text)).toBe(night);
});

test('counts and distances read as people say them', () => {
  expect(wholeNumber(1200)).toBe('1,200');
  expect(distanceInWords(0.6000000001)).toBe('0.6 miles');
  expect(distanceInWords(1)).toBe('1 mile');
});

const now = Date.parse('2026-11-20T12:00:00Z');

test.each([
  [0, 'just now'],
  [59, 'just now'],
  [60, '1 minute ago'],
  [3 * 3_600 + 59 * 60, '3 hours ago'],
  [86_400, 'yesterday'],
  [12 * 86_400, '12 days ago'],
  [-300, 'just now'],
])('%d seconds before now is %s', (seconds, text) => {
  expect(ago(new Date(now - seconds * 1000).toISOString(), now)).toBe(text);
});
