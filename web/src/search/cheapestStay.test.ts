import { cheapestStay } from './cheapestStay';

const stay = { checkIn: '2026-12-04', checkOut: '2026-12-06' };
const type = (totalCents: number, minimumNights = 1) => ({
  stayPrice: { totalCents, pricePerNightCents: totalCents / 2, minimumNights },
});

test('the cheapest stay has the lowest total among those whose minimum stay is met', () => {
  expect(cheapestStay([type(30000), type(20000), type(25000)], stay)?.totalCents).toBe(20000);
  expect(cheapestStay([type(30000), type(20000, 3), type(25000, 2)], stay)?.totalCents).toBe(25000);
  expect(cheapestStay([type(20000, 3), { stayPrice: null }], stay)).toBeUndefined();
});
