import { changedLines, totalBefore } from './priceChanges';

const change = (night: string, wasCents: number, isCents: number, number = 101) => ({
  night,
  wasCents,
  isCents,
  roomNumber: { id: `r${number}`, number },
});
const problem = {
  changes: [
    change('2026-12-04', 12000, 15000),
    change('2026-12-05', 12000, 15000),
    change('2026-12-06', 12000, 9000),
    change('2026-12-04', 20000, 25050, 201),
  ],
  chargeChanges: [{ title: 'City tax', wasCents: 0, isCents: 600 }],
  extraChanges: [{ title: 'Breakfast', wasCents: 3700, isCents: 0 }],
};

test('changed prices are listed by night, nights with the same change together', () => {
  expect(changedLines(problem)).toEqual([
    { what: 'Room 101, the nights of Fri 4 Dec – Sat 5 Dec 2026', was: '$120', is: '$150 per night' },
    { what: 'Room 101, the night of Sun 6 Dec 2026', was: '$120', is: '$90' },
    { what: 'Room 201, the night of Fri 4 Dec 2026', was: '$200', is: '$250.50' },
    { what: 'City tax', was: '$0', is: '$6' },
    { what: 'Breakfast', was: '$37', is: 'not sold any more' },
  ]);
});

test('the total before is the total now without the changes', () => {
  const quote = { totalCents: 64650, extrasCents: 1000 } as Parameters<typeof totalBefore>[0]['quote'];
  expect(totalBefore({ ...problem, quote })).toBe(64650 + 1000 - 600 - 5050 - 6000 + 3000 + 3700);
});
