import fc from 'fast-check';
import {
  WEEKDAYS,
  averageCents,
  chargesProblem,
  minimumNights,
  priceCharges,
  priceStay,
  ratesProblem,
  type ChargeRule,
  type RateRule,
  sumCents,
} from '../../../schema/prices';
import { LIMITS } from '../../../schema/limits';
import { addNights, countNights, listNights } from '../../../schema/nights';

const FIRST = '2026-06-01';
const someNight = fc.integer({ min: 0, max: 60 }).map((days) => addNights(FIRST, days));
const someStay = fc
  .tuple(someNight, fc.integer({ min: 1, max: 40 }))
  .map(([checkIn, nights]) => ({ checkIn, checkOut: addNights(checkIn, nights) }));
const someRate: fc.Arbitrary<RateRule> = fc
  .record({
    from: someNight,
    length: fc.integer({ min: 1, max: 50 }),
    weekdays: fc.subarray([...WEEKDAYS], { minLength: 1 }),
    priceCents: fc.option(fc.integer({ min: 1, max: LIMITS.priceCents })),
    minimumNights: fc.option(fc.integer({ min: 1, max: 30 })),
  })
  .map(({ from, length, ...rate }) => ({ ...rate, from, to: addNights(from, length) }));
const someRates = fc.array(someRate, { maxLength: 12 });
const someCharge: fc.Arbitrary<ChargeRule> = fc
  .tuple(fc.constantFrom('PERCENT' as const, 'PER_NIGHT' as const, 'PER_STAY' as const), fc.nat(10_000))
  .map(([kind, amount]) => ({ title: kind, kind, amount }));

const summer: RateRule = {
  from: '2026-06-01',
  to: '2026-09-01',
  weekdays: [...WEEKDAYS],
  priceCents: 20_000,
  minimumNights: 2,
};
const cents = (rates: RateRule[], night: string) =>
  priceStay(10_000, rates, { checkIn: night, checkOut: addNights(night, 1) })[0]!.cents;

/** The same rule without ranking: the rate that beats all others. */
function winner(rates: RateRule[], night: string, field: 'priceCents' | 'minimumNights') {
  const day =
    WEEKDAYS[
      new Date(`${night}T12:00:00Z`).getUTCDay() === 0 ? 6 : new Date(`${night}T12:00:00Z`).getUTCDay() - 1
    ]!;
  const fitting = rates.filter(
    (rate) =>
      rate[field] !== null && listNights(rate.from, rate.to).includes(night) && rate.weekdays.includes(day),
  );
  const beats = (a: RateRule, b: RateRule) => {
    const length = countNights(a.from, a.to) - countNights(b.from, b.to);
    const days = a.weekdays.length - b.weekdays.length;
    return length < 0 || (length === 0 && (days < 0 || (days === 0 && rates.indexOf(a) > rates.indexOf(b))));
  };
  return fitting.find((rate) => fitting.every((other) => other === rate || beats(rate, other)))?.[field];
}

test('every night costs what the winning rate says, for any rates', () => {
  fc.assert(
    fc.property(someRates, someStay, fc.nat(LIMITS.priceCents), (rates, stay, base) => {
      const nights = priceStay(base, rates, stay);
      expect(nights.map(({ night }) => night)).toEqual(listNights(stay.checkIn, stay.checkOut));
      for (const { night, cents } of nights) expect(cents).toBe(winner(rates, night, 'priceCents') ?? base);
      expect(minimumNights(rates, stay.checkIn)).toBe(winner(rates, stay.checkIn, 'minimumNights') ?? 1);
    }),
  );
});

test('a season ends before its last date, and a weekday is that of the date', () => {
  expect(cents([summer], '2026-05-31')).toBe(10_000);
  expect(cents([summer], '2026-06-01')).toBe(20_000);
  expect(cents([summer], '2026-08-31')).toBe(20_000);
  expect(cents([summer], '2026-09-01')).toBe(10_000);
  const saturdays = { ...summer, weekdays: ['SATURDAY' as const], priceCents: 30_000 };
  expect(priceStay(10_000, [saturdays], { checkIn: '2026-06-05', checkOut: '2026-06-08' })).toEqual([
    { night: '2026-06-05', cents: 10_000 },
    { night: '2026-06-06', cents: 30_000 },
    { night: '2026-06-07', cents: 10_000 },
  ]);
});

test('the shorter season wins, then the rate with fewer weekdays, then the later one in the list', () => {
  const festival = { ...summer, from: '2026-06-12', to: '2026-06-15', priceCents: 50_000 };
  const weekend = { ...summer, weekdays: ['FRIDAY' as const, 'SATURDAY' as const], priceCents: 25_000 };
  const again = { ...summer, priceCents: 21_000 };
  expect(cents([festival, summer, weekend], '2026-06-12')).toBe(50_000);
  expect(cents([weekend, summer], '2026-06-19')).toBe(25_000);
  expect(cents([summer, again], '2026-06-16')).toBe(21_000);
});

test('a rate that sets only a minimum stay leaves the price to the season around it', () => {
  const holidays = { ...summer, from: '2026-08-01', to: '2026-08-08', priceCents: null, minimumNights: 5 };
  expect(cents([summer, holidays], '2026-08-02')).toBe(20_000);
  expect(minimumNights([summer, holidays], '2026-08-02')).toBe(5);
  expect(minimumNights([summer, holidays], '2026-07-31')).toBe(2);
  expect(minimumNights([summer, { ...holidays, priceCents: 1, minimumNights: null }], '2026-08-02')).toBe(2);
  expect(minimumNights([], '2026-08-02')).toBe(1);
});

test('charges are whole cents, and percentages apply to the rooms only', () => {
  fc.assert(
    fc.property(
      someRates,
      fc.array(someStay, { minLength: 1, maxLength: 5 }),
      fc.array(someCharge),
      (rates, all, charges) => {
        const stays = all.map((stay) => priceStay(12_345, rates, stay));
        const rooms = sumCents(stays.flat());
        const nights = stays.flat().length;
        const lines = priceCharges(charges, stays);
        const exact = charges.map(({ kind, amount }) =>
          kind === 'PERCENT'
            ? (rooms * amount) / 10_000
            : amount * (kind === 'PER_STAY' ? stays.length : nights),
        );
        expect(lines.every((line) => Number.isSafeInteger(line.cents) && line.cents > 0)).toBe(true);
        expect(Math.abs(sumCents(lines) - exact.reduce((sum, one) => sum + one, 0))).toBeLessThanOrEqual(
          charges.length / 2,
        );
        expect(lines.length).toBe(exact.filter((one) => one >= 0.5).length);
      },
    ),
  );
});

test.each([
  ['PERCENT', 1_000, 2_001],
  ['PERCENT', 1_025, 2_051],
  ['PERCENT', 5, 10],
  ['PER_NIGHT', 150, 450],
  ['PER_STAY', 1_000, 2_000],
] as const)('%s of %d comes to %d cents for three nights in two rooms', (kind, amount, expected) => {
  const one = [{ night: '2026-06-01', cents: 5_005 }];
  const two = [
    { night: '2026-06-01', cents: 5_000 },
    { night: '2026-06-02', cents: 10_000 },
  ];
  expect(priceCharges([{ title: 'Tax', kind, amount }], [one, two])).toEqual([
    { title: 'Tax', cents: expected },
  ]);
});

test('a charge of zero cents has no line', () => {
  expect(
    priceCharges([{ title: 'Tax', kind: 'PERCENT', amount: 0 }], [[{ night: FIRST, cents: 100 }]]),
  ).toEqual([]);
});

test('a stay without rates costs the base price every night', () => {
  fc.assert(
    fc.property(someStay, fc.nat(LIMITS.priceCents), (stay, base) => {
      expect(sumCents(priceStay(base, [], stay))).toBe(base * countNights(stay.checkIn, stay.checkOut));
    }),
  );
});

test('the average is rounded to the cent', () => {
  expect(averageCents([100, 101].map((each) => ({ night: FIRST, cents: each })))).toBe(101);
});

test.each([
  ['a season without nights', { to: summer.from }, 'ends before it begins'],
  ['a date that does not exist', { to: '2026-09-31' }, 'end of the season'],
  ['no weekday', { weekdays: [] }, 'at least one weekday'],
  ['neither price nor minimum', { priceCents: null, minimumNights: null }, 'a price, a minimum stay'],
  ['a price of zero', { priceCents: 0 }, 'above $0'],
  ['a price above the highest', { priceCents: LIMITS.priceCents + 1 }, 'up to $100,000'],
  ['a fraction of a cent', { priceCents: 0.5 }, 'above $0'],
  ['a minimum of zero nights', { minimumNights: 0 }, '1 to 365 nights'],
  ['a minimum above the longest stay', { minimumNights: 366 }, '1 to 365 nights'],
])('a rate with %s is refused, and the problem names its row', (_name, change, words) => {
  expect(ratesProblem([summer, { ...summer, ...change }])).toEqual({
    row: 1,
    message: expect.stringContaining(words),
  });
});

const tax: ChargeRule = { title: 'City tax', kind: 'PER_NIGHT', amount: 200 };
test.each([
  ['without a name', { title: ' ' }, 'Enter a name'],
  ['with a long name', { title: 'x'.repeat(61) }, '60 characters'],
  ['with a name that another has', { title: ' city TAX' }, 'already has this name'],
  ['above a hundred percent', { title: 'VAT', kind: 'PERCENT' as const, amount: 10_001 }, '0 to 100'],
  ['below zero', { title: 'Gift', amount: -1 }, '$0 to $1,000'],
  ['above $1,000', { title: 'Gift', amount: 100_001 }, '$0 to $1,000'],
])('a charge %s is refused, and the problem names its row', (_name, change, words) => {
  expect(chargesProblem([tax, { ...tax, ...change }])).toEqual({
    row: 1,
    message: expect.stringContaining(words),
  });
});

test('rates and charges are accepted up to their largest number', () => {
  expect(ratesProblem(Array(LIMITS.ratesPerRoomType).fill(summer))).toBeUndefined();
  expect(ratesProblem(Array(LIMITS.ratesPerRoomType + 1).fill(summer))?.message).toContain('at most 200');
  const charges = Array.from({ length: 11 }, (_, index) => ({ ...tax, title: `Tax ${index}` }));
  expect(chargesProblem(charges.slice(0, 10))).toBeUndefined();
  expect(chargesProblem(charges)?.message).toContain('at most 10');
});
