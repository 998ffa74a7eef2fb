import fc from 'fast-check';
import { sumCents } from '../../../schema/prices';
import { nightGroups, nightsInPrices } from './nightGroups';

const nights = (...prices: number[]) =>
  prices.map((cents, index) => ({ night: `2026-12-${String(index + 1).padStart(2, '0')}`, cents }));

describe('the nights of a stay by their price', () => {
  it.each([
    [[12000], '1 night × $120'],
    [[12000, 12000, 15050], '2 nights × $120, 1 night × $150.50'],
    [[12000, 15000, 12000], '2 nights × $120, 1 night × $150'],
    [[9800, 12000, 15000, 13000, 9800], '5 nights, $98 to $150 each'],
  ])('%p: %s', (prices, words) => {
    expect(nightsInPrices(nights(...prices)).replaceAll('\u00a0', ' ')).toBe(words);
  });

  it('keep every night and every cent when grouped', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 30 }), (prices) => {
        const groups = nightGroups(nights(...prices));
        expect(groups.reduce((sum, group) => sum + group.nights, 0)).toBe(prices.length);
        expect(sumCents(groups.map((group) => ({ cents: group.cents * group.nights })))).toBe(
          sumCents(nights(...prices)),
        );
      }),
    );
  });
});
