import { partsOf } from '../../../schema/refunds';
import { cancellationMail, type AboutCancellation } from './cancellation.mails';

const PAID = 20_000;
const booked = {
  reference: 'K7M4-2QXR',
  name: 'Ana Guest',
  hotelName: 'Casa do Mirante',
  hotelAddress: null,
  guests: '',
  leadGuest: '',
  requests: '',
  hours: [],
  isExpected: false,
  rules: [],
  cancellation: [],
  directionsUrl: undefined,
  stays: [],
  charges: [],
  extras: [],
  totalCents: PAID,
  owedCents: 0,
  heldUntil: '',
  url: undefined,
};

const WAYS = {
  card: (cents: number) => partsOf([{ method: 'ONLINE', cents }]),
  desk: (cents: number) => partsOf([{ method: 'CASH', cents }]),
};
const SUMS = { full: PAID, part: 5000, nothing: 0 };
const CARD = 'goes back to the card you paid with. We will email you when it is on its way.';
const DESK = 'at the front desk, in cash. Please bring your booking reference.';

/** Who cancels, the sum, the way of payment, and the reason: every case that a guest can read. */
const cases = (['hotel', 'guest'] as const).flatMap((who) =>
  (['full', 'part', 'nothing'] as const).flatMap((sum) =>
    (['card', 'desk'] as const).flatMap((way) =>
      [null, 'A pipe burst.'].map((reason) => [who, sum, way, reason] as const),
    ),
  ),
);

test.each(cases)('cancelled by the %s, %s refund, paid by %s, reason %s', (who, sum, way, reason) => {
  const cents = SUMS[sum];
  const { subject, text } = mailOf({ byHotel: who === 'hotel', reason, refund: WAYS[way](cents) }, cents);
  expect(subject).toBe(
    who === 'hotel'
      ? 'Your Staybook booking was cancelled by the property'
      : 'Your Staybook booking is cancelled',
  );
  expect(text.includes('as you asked')).toBe(who === 'guest');
  expect(text.includes('we are sorry: Casa do Mirante has cancelled your booking')).toBe(who === 'hotel');
  expect(text.includes('Reason: A pipe burst.')).toBe(reason !== null);
  expect(text.includes(CARD)).toBe(way === 'card' && sum !== 'nothing');
  expect(text.includes(DESK)).toBe(way === 'desk' && sum !== 'nothing');
  if (way === 'desk') expect(text).not.toMatch(/card|email you when/);
  expect(text.includes('That is everything you paid.')).toBe(sum === 'full');
  expect(text.includes('$150.00 of what you paid is not refunded.')).toBe(sum === 'part');
  expect(text.includes('Nothing is refunded.')).toBe(sum === 'nothing');
  expect(text).not.toContain('cancellation terms');
});

test.each([
  [5000, 'Under the cancellation terms, $150.00 of what you paid is not refunded.'],
  [0, 'Under the cancellation terms, nothing is refunded.'],
])('a refund of %i cents by the terms says so', (cents, words) => {
  const refund = WAYS.card(cents);
  expect(mailOf({ byHotel: false, reason: null, refund, byTerms: true }, cents).text).toContain(words);
});

test('a booking paid in two ways names both sums, and an earlier refund is counted', () => {
  const refund = [...WAYS.card(5000), ...WAYS.desk(3000)];
  const { text } = mailOf({ byHotel: true, reason: null, refund, refundedBeforeCents: 12_000 }, PAID);
  expect(text).toContain(`$50.00 ${CARD}`);
  expect(text).toContain(`You get $30.00 ${DESK}`);
  expect(text).toContain('Together with earlier refunds, that is everything you paid.');
});

test('a booking that was refunded before promises nothing', () => {
  const { text } = mailOf({ byHotel: true, reason: null, refundedBeforeCents: PAID }, PAID);
  expect(text).toContain('Earlier refunds cover everything you paid.');
  expect(text).not.toMatch(/goes back|You get/);
});

test('a booking that was to be paid at the hotel says that nothing is owed', () => {
  const { text } = mailOf({ byHotel: false, reason: null, paidCents: 0, keptCents: 0 }, 0);
  expect(text).toContain('You have nothing to pay.');
  expect(text).not.toMatch(/refund/);
});

test('what a bank has taken back is not promised, and not told as a refund', () => {
  const held = mailOf(
    { byHotel: false, reason: null, refund: partsOf([{ method: 'BANK', cents: PAID }]) },
    PAID,
  );
  expect(held.text).toContain('Your bank has already taken back $200.00');
  const lost = mailOf({ byHotel: false, reason: null, disputedCents: PAID }, PAID);
  expect(lost.text).toContain('We do not refund it again.');
  for (const { text } of [held, lost]) {
    expect(text).toContain('That is everything you paid.');
    expect(text).not.toMatch(/goes back|Earlier refunds|Nothing is refunded/);
  }
});

/** The mail of a cancellation after which `refundedCents` are refunded in total. */
const mailOf = (
  about: Partial<AboutCancellation> & Pick<AboutCancellation, 'byHotel' | 'reason'>,
  refundedCents: number,
) =>
  cancellationMail({
    ...booked,
    refund: WAYS.card(0),
    byTerms: false,
    refundedBeforeCents: 0,
    disputedCents: 0,
    paidCents: PAID,
    keptCents: PAID - refundedCents,
    ...about,
  });
