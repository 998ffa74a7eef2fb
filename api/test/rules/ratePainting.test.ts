import fc from 'fast-check';
import { addNights, listNights } from '../../../schema/nights';
import { minimumNights, priceStay, WEEKDAYS, weekdayOf, type RateRule } from '../../../schema/prices';
import { paintRates } from '../../../schema/ratePainting';

const BASE = 10_000;
const origin = '2027-01-01';
const span = fc.tuple(fc.nat(120), fc.integer({ min: 1, max: 60 }));
const weekdays = fc.subarray([...WEEKDAYS], { minLength: 1 });
const rate = fc
  .record({
    span,
    weekdays,
    priceCents: fc.option(fc.integer({ min: 1, max: 5 })),
    minimum: fc.option(fc.integer({ min: 2, max: 4 })),
  })
  .map(({ span: [from, nights], weekdays: days, priceCents, minimum }): RateRule => ({
    from: addNights(origin, from),
    to: addNights(origin, from + nights),
    weekdays: days,
    priceCents,
    minimumNights: minimum,
  }));
const painted = fc.option(fc.integer({ min: 6, max: 9 }), { nil: null });
const paint = fc.record({
  span,
  weekdays,
  priceCents: fc.option(painted, { nil: undefined }),
  minimumNights: fc.option(painted, { nil: undefined }),
});

const read = (rates: readonly RateRule[]) =>
  priceStay(BASE, rates, { checkIn: addNights(origin, -5), checkOut: addNights(origin, 200) }).map(
    (night) => ({
      ...night,
      minimum: minimumNights(rates, night.night),
    }),
  );

test('painting changes only the painted nights', () => {
  fc.assert(
    fc.property(fc.array(rate, { maxLength: 8 }), paint, (rates, { span: [first, nights], ...rest }) => {
      const [from, to] = [addNights(origin, first), addNights(origin, first + nights)];
      const after = read(paintRates(rates, { from, to, ...rest }));
      for (const [index, before] of read(rates).entries()) {
        const isPainted =
          from <= before.night && before.night < to && rest.weekdays.includes(weekdayOf(before.night));
        const { priceCents, minimumNights: minimum } = rest;
        expect(after[index]).toEqual({
          night: before.night,
          cents: isPainted && priceCents !== undefined ? (priceCents ?? BASE) : before.cents,
          minimum: isPainted && minimum !== undefined ? (minimum ?? 1) : before.minimum,
        });
      }
    }),
  );
});

test('a season with its own price for weekends takes two rates', () => {
  const season = { from: '2027-06-01', to: '2027-09-01' };
  const whole = paintRates([], { ...season, weekdays: WEEKDAYS, priceCents: 100 });
  const rates = paintRates(whole, { ...season, weekdays: ['FRIDAY', 'SATURDAY'], priceCents: 150 });
  expect(rates).toHaveLength(2);
  expect(listNights(season.from, season.to)).toHaveLength(92);
  expect(paintRates(rates, { ...season, weekdays: WEEKDAYS, priceCents: null })).toEqual([]);
});
