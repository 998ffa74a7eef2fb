import fc from 'fast-check';
import { LIMITS } from '../../../schema/limits';
import { readVersion, writeVersion } from './quoteVersion';

const choice = { hotelId: 'h', checkIn: '2026-06-01', checkOut: '2026-06-04', roomNumberIds: ['a', 'b'] };
const somePrices = fc.record({
  nights: fc.array(fc.array(fc.nat(LIMITS.highestPaymentCents), { minLength: 3, maxLength: 3 }), {
    minLength: 2,
    maxLength: 2,
  }),
  charges: fc.array(
    fc.record({
      title: fc.string({ maxLength: LIMITS.chargeTitle }),
      cents: fc.nat(LIMITS.highestPaymentCents),
    }),
    { maxLength: LIMITS.chargesPerCity },
  ),
});

test('what is written is read again, letter for letter', () => {
  fc.assert(
    fc.property(somePrices, (prices) => {
      expect(readVersion(choice, 3, writeVersion(choice, prices))).toEqual(prices);
    }),
  );
});

test('equal prices make equal versions, other ones others', () => {
  fc.assert(
    fc.property(somePrices, somePrices, (one, other) => {
      expect(writeVersion(choice, one) === writeVersion(choice, other)).toBe(
        JSON.stringify(one) === JSON.stringify(other),
      );
    }),
  );
});

test('a version of other rooms, nights or hotels is told from one of this choice', () => {
  const prices = {
    nights: [
      [1, 1, 1],
      [2, 2, 2],
    ],
    charges: [],
  };
  for (const change of [{ hotelId: 'g' }, { checkIn: '2026-06-02' }, { roomNumberIds: ['b', 'a'] }])
    expect(readVersion(choice, 3, writeVersion({ ...choice, ...change }, prices))).toBe('other');
});

test('what is no version is told at once, and never unfolds into more nights than there are', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.base64String(), fc.string({ unit: fc.constantFrom(...'0az.*-~=W10') })),
      (text) => {
        expect(readVersion(choice, 3, text)).toBeUndefined();
      },
    ),
  );
  const mark = writeVersion(choice, {
    nights: [
      [1, 1, 1],
      [1, 1, 1],
    ],
    charges: [],
  }).split('.')[0]!;
  for (const rest of [
    '1*3.W10',
    '1*3~1*3',
    '1*zz~1*3.W10',
    '1*3~1*3~1*3.W10',
    '1*3~1*3.e30',
    '1*3~1*3.W1sxLDFdXQ',
    '1*3~1*3.W1siYSIsLTFdXQ',
    `${Array(20_000).fill('1*zz').join('-')}~1*3.W10`,
  ])
    expect(readVersion(choice, 3, `${mark}.${rest}`)).toBeUndefined();
  expect(readVersion(choice, 3, `${mark}.1*3~1*3.W10`)).toEqual({
    nights: [
      [1, 1, 1],
      [1, 1, 1],
    ],
    charges: [],
  });
});

test('the longest version that can be is not too long to be handed in', () => {
  const rooms = LIMITS.roomNumbersPerCheckout;
  const nights = Array.from({ length: rooms }, (_, room) =>
    Array.from({ length: LIMITS.stayNights }, (_, night) => LIMITS.priceCents - ((room + night) % 2)),
  );
  const charges = Array.from({ length: LIMITS.chargesPerCity }, () => ({
    title: '\u0001'.repeat(LIMITS.chargeTitle),
    cents: LIMITS.highestPaymentCents,
  }));
  const version = writeVersion(choice, { nights, charges });
  expect(version.length).toBeLessThanOrEqual(LIMITS.quoteVersion);
});
