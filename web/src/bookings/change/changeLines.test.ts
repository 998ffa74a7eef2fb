import { changeLines, changeNotes } from './changeLines';

const price = {
  kept: { nights: 2, cents: 20_000 },
  added: { nights: 1, cents: 4000 },
  givenUp: { nights: 2, cents: 20_000 },
  quote: { totalCents: 25_100 },
  differenceCents: -8000,
};

test('a change says what it gives up, adds and keeps, and why less is refunded than the price falls', () => {
  expect(changeLines(41_000, price)).toEqual([
    { what: '2 nights given up', price: '−$200' },
    { what: '1 night added', price: '+$40' },
    { what: 'Taxes and fees', price: '+$1' },
  ]);
  expect(changeNotes(41_000, price, 50)).toEqual([
    '2 nights keep the price that you booked at.',
    'Free cancellation has ended, so 50% of the difference is refunded.',
  ]);
});

test('a change without nights that are kept, or with a full refund, has no notes', () => {
  const kept = { nights: 0, cents: 0 };
  expect(changeNotes(41_000, { ...price, kept, differenceCents: -15_900 }, 50)).toEqual([]);
});

test('a line is left out if there is nothing in it', () => {
  const none = { nights: 0, cents: 0 };
  expect(
    changeLines(41_000, { ...price, added: none, givenUp: none, quote: { totalCents: 41_000 } }),
  ).toEqual([]);
});
