import fc from 'fast-check';
import {
  converted,
  convertedShort,
  convertedTiny,
  dollarBound,
  inCurrency,
  shownBound,
} from '../../../schema/currencies';
import { LIMITS } from '../../../schema/limits';

/** From less than a dollar for one unit to thousands of units for a dollar. */
const rates = fc.double({ min: 0.05, max: 50_000, noNaN: true });
const cents = fc.integer({ min: 0, max: LIMITS.priceCents });
const numberIn = (text: string): number => Number(text.replace(/[^\d.]/g, ''));

test('amounts are rounded to whole units unless they are small, with the decimals of the currency', () => {
  const euro = { currency: 'EUR', perDollar: 0.86 };
  const yen = { currency: 'JPY', perDollar: 153.68 };
  expect(converted(12_000, euro)).toBe('€103');
  expect(converted(500, euro)).toBe('€4.30');
  expect(converted(0, euro)).toBe('€0');
  expect(converted(500, yen)).toBe('¥768');
  expect(converted(12_050, yen)).toBe('¥18,518');
  expect(inCurrency(1090, 'SEK').replace(/\s/g, ' ')).toBe('SEK 1,090');
});

test('where there is little room, large amounts have three digits, and a calendar may leave out the currency', () => {
  const at = (currency: string, perDollar: number) => ({ currency, perDollar });
  expect(convertedShort(44_400, at('IDR', 16_655.6)).replace(/\s/g, ' ')).toBe('IDR 7.4M');
  expect(convertedShort(44_400, at('JPY', 153.68))).toBe('¥68,234');
  expect(convertedTiny(14_800, at('EUR', 0.86))).toBe('€127');
  expect(convertedTiny(14_800, at('JPY', 153.68))).toBe('22.7K');
  expect(convertedTiny(14_800, at('SEK', 9.42))).toBe('1,394');
  expect(convertedTiny(14_800, at('IDR', 16_655.6))).toBe('2.47M');
});

test('no amount is without a number, and a higher price is never shown as a lower one', () => {
  fc.assert(
    fc.property(rates, cents, cents, (perDollar, one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)].map((amount) =>
        numberIn(converted(amount, { currency: 'EUR', perDollar })),
      );
      expect(low).not.toBeNaN();
      expect(low).toBeLessThanOrEqual(high!);
    }),
  );
});

test('a band of prices includes every price that is shown as one of its bounds', () => {
  fc.assert(
    fc.property(rates, fc.integer({ min: 0, max: LIMITS.priceCents / 100 }), (perDollar, dollars) => {
      const units = Math.round(dollars * perDollar);
      expect(dollarBound.min(units, perDollar)).toBeLessThanOrEqual(dollars);
      expect(dollarBound.max(units, perDollar)).toBeGreaterThanOrEqual(dollars);
    }),
  );
});

test('a bound that was typed comes back from the dollars of the address within what one dollar is', () => {
  fc.assert(
    fc.property(rates, fc.integer({ min: 0, max: 1_000_000 }), (perDollar, units) => {
      for (const bound of ['min', 'max'] as const) {
        const dollars = dollarBound[bound](units, perDollar);
        const shown = shownBound[bound](dollars, perDollar);
        expect(Math.abs(shown - units)).toBeLessThanOrEqual(Math.max(1, perDollar + 1));
        if (shown > 0) expect(dollarBound[bound](shown, perDollar)).toBe(dollars);
      }
    }),
  );
});

test('round bounds come back as they were typed', () => {
  for (const [perDollar, units] of [
    [0.86, 90],
    [0.86, 250],
    [153.68, 15_000],
    [153.68, 40_000],
    [1.52, 120],
  ] as const)
    for (const bound of ['min', 'max'] as const)
      expect(shownBound[bound](dollarBound[bound](units, perDollar), perDollar)).toBe(units);
});
