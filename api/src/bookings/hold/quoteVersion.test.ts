import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { LIMITS } from '../../../../schema/limits';
import { readVersion, writeVersion } from './quoteVersion';

const choice = { hotelId: 'h', checkIn: '2026-06-01', checkOut: '2026-06-04', roomNumberIds: ['a', 'b'] };
const ONES = [
  [1, 1, 1],
  [1, 1, 1],
];
const pack = (value: unknown): string => deflateRawSync(JSON.stringify(value)).toString('base64url');
const unpack = (version: string): unknown =>
  JSON.parse(inflateRawSync(Buffer.from(version, 'base64url')).toString());
const someLines = fc.array(
  fc.record({
    title: fc.string({ maxLength: LIMITS.chargeTitle }),
    cents: fc.nat(LIMITS.highestPaymentCents),
  }),
  { maxLength: LIMITS.chargesPerCity },
);
const somePrices = fc.record({
  nights: fc.array(fc.array(fc.nat(LIMITS.highestPaymentCents), { minLength: 3, maxLength: 3 }), {
    minLength: 2,
    maxLength: 2,
  }),
  charges: someLines,
  extras: someLines,
});

test('reading a written version returns its exact content', () => {
  fc.assert(
    fc.property(somePrices, (prices) => {
      expect(readVersion(choice, 3, writeVersion(choice, prices))).toEqual(prices);
    }),
  );
});

test('equal prices make equal versions, different prices make different ones', () => {
  fc.assert(
    fc.property(somePrices, somePrices, (one, other) => {
      expect(writeVersion(choice, one) === writeVersion(choice, other)).toBe(
        JSON.stringify(one) === JSON.stringify(other),
      );
    }),
  );
});

test('a version of other rooms, nights or hotels is recognised', () => {
  const prices = {
    nights: [
      [1, 1, 1],
      [2, 2, 2],
    ],
    charges: [],
    extras: [],
  };
  for (const change of [{ hotelId: 'g' }, { checkIn: '2026-06-02' }, { roomNumberIds: ['b', 'a'] }])
    expect(readVersion(choice, 3, writeVersion({ ...choice, ...change }, prices))).toBe('other');
});

test('an invalid version is refused', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.base64String(), fc.string({ unit: fc.constantFrom(...'0az.*-~=W10') })),
      (text) => {
        expect(readVersion(choice, 3, text)).toBeUndefined();
      },
    ),
  );
  const [hash, nights] = unpack(writeVersion(choice, { nights: ONES, charges: [], extras: [] })) as [
    string,
    number[][],
  ];
  for (const written of [
    null,
    {},
    [hash, nights],
    [hash, nights, [], {}],
    [hash, nights, [], [['breakfast']]],
    [hash, nights, [], [], []],
    ['no hash', nights, []],
    [hash, [[1, 1, 1]], []],
    [hash, [...nights, [1, 1, 1]], []],
    [
      hash,
      [
        [1, 1],
        [1, 1, 1],
      ],
      [],
    ],
    [
      hash,
      [
        [1, 1, 1, 1],
        [1, 1, 1],
      ],
      [],
    ],
    [
      hash,
      [
        [1, 1, -1],
        [1, 1, 1],
      ],
      [],
    ],
    [
      hash,
      [
        [1, 1, 1.5],
        [1, 1, 1],
      ],
      [],
    ],
    [
      hash,
      [
        [1, 1, '1'],
        [1, 1, 1],
      ],
      [],
    ],
    [hash, nights, {}],
    [hash, nights, [['tax']]],
    [hash, nights, [['tax', -1]]],
    [hash, nights, [['x'.repeat(LIMITS.chargeTitle + 1), 1]]],
    [hash, nights, Array(10 * LIMITS.chargesPerCity + 1).fill(['tax', 1])],
  ])
    expect(readVersion(choice, 3, pack(written))).toBeUndefined();
  const [without, one] = [[], [{ title: 'breakfast', cents: 1 }]];
  for (const [lists, extras] of [
    [[[]], without],
    [[[], []], without],
    [[[], [['breakfast', 1]]], one],
  ])
    expect(readVersion(choice, 3, pack([hash, nights, ...lists!]))).toEqual({
      nights: ONES,
      charges: [],
      extras,
    });
});

test("a version in the previous server's format is refused", () => {
  expect(readVersion(choice, 3, '0123456789abcdef.1*3~1*3.W10')).toBeUndefined();
});

test('a text that would unpack into much more is not unpacked', () => {
  const [hash] = unpack(writeVersion(choice, { nights: ONES, charges: [], extras: [] })) as [string];
  const bomb = pack([hash, Array(10_000_000).fill(1), []]);
  expect(bomb.length).toBeLessThan(LIMITS.quoteVersion);
  expect(readVersion(choice, 3, bomb)).toBeUndefined();
});

test('the longest possible version is accepted and can be read', () => {
  const longest = {
    ...choice,
    roomNumberIds: Array.from({ length: LIMITS.roomNumbersPerCheckout }, (_, room) => `room ${room}`),
  };
  // Digits without a pattern are the hardest to compress.
  const anyCents = (seed: number) =>
    1_000_000 + (createHash('md5').update(String(seed)).digest().readUInt32BE() % 9_000_001);
  const nights = longest.roomNumberIds.map((_, room) =>
    Array.from({ length: LIMITS.stayNights }, (_, night) => anyCents(room * LIMITS.stayNights + night)),
  );
  const lines = (length: number) =>
    Array.from({ length }, () => ({
      title: '\u0001'.repeat(LIMITS.chargeTitle),
      cents: LIMITS.highestPaymentCents,
    }));
  const [charges, extras] = [lines(LIMITS.chargesPerCity), lines(LIMITS.extrasPerHotel)];
  const version = writeVersion(longest, { nights, charges, extras });
  expect(version.length).toBeLessThanOrEqual(LIMITS.quoteVersion);
  expect(readVersion(longest, LIMITS.stayNights, version)).toEqual({ nights, charges, extras });
});
