import { WEEKDAYS } from '../../../../schema/prices';
import { rateEditMessage } from './rateEditMessage';

const week = { from: '2026-06-01', to: '2026-06-08', weekdays: [...WEEKDAYS], roomTypeIds: ['1', '2'] };

test.each([
  [{ priceCents: 12_950 }, 'Set $129.50 for 7 nights of 2 room types.'],
  [{ priceCents: 1_295_000 }, 'Set $12,950 for 7 nights of 2 room types.'],
  [
    { priceCents: 9_900, weekdays: ['FRIDAY' as const], roomTypeIds: ['1'] },
    'Set $99 for 1 night of 1 room type.',
  ],
  [
    { priceCents: 9_900, minimumNights: 3 },
    'Set $99 and a minimum stay of 3 nights for 7 nights of 2 room types.',
  ],
  [{ minimumNights: 1 }, 'Set a minimum stay of 1 night for 7 nights of 2 room types.'],
  [{ priceCents: 0 }, 'Set the base price for 7 nights of 2 room types.'],
  [{ minimumNights: 0 }, 'Removed the minimum stay for 7 nights of 2 room types.'],
])('the message for %j names the new rate and its nights', (set, message) => {
  expect(rateEditMessage({ ...week, ...set })).toBe(message);
});
