import { matchOf } from './paletteMatch';

test.each([
  ['lisb', 'Hotels in Lisbon'],
  ['sao', 'São Paulo'],
  ['308 check', 'Check in 308: Grace Novák'],
  ['novak', 'Check in 308: Grace Novák'],
  ['rfund', 'Pay out a refund'],
  ['refnud', 'Pay out a refund'],
  ['refumd', 'Pay out a refund'],
  ['reffund', 'Pay out a refund'],
  ['paymets', 'Payments'],
])('%s finds %s', (typed, text) => {
  expect(matchOf(typed, text)).toBeGreaterThan(0);
});

test.each([
  ['308', 'Check in 309: Grace Novák'],
  ['rex', 'Refunds'],
  ['refund lisbon', 'Pay out a refund'],
  ['ratings', 'Rates'],
])('%s does not find %s', (typed, text) => {
  expect(matchOf(typed, text)).toBeUndefined();
});

test('a word that begins one counts more than one inside it, and that more than one with a typing error', () => {
  const [begins, inside, nearly] = ['fund', 'efun', 'funq'].map((typed) => matchOf(typed, 'fund refund'));
  expect(begins).toBeGreaterThan(inside!);
  expect(inside).toBeGreaterThan(nearly!);
});
