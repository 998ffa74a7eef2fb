import { WEEKDAYS } from '../../../../schema/prices';
import { paintedMessage } from './paintedMessage';

const week = { from: '2026-06-01', to: '2026-06-08', weekdays: [...WEEKDAYS], roomTypeIds: ['1', '2'] };

test.each([
  [{ priceCents: 12_950 }, '$129.50 for 7 nights of 2 room types.'],
  [{ priceCents: 1_295_000 }, '$12,950 for 7 nights of 2 room types.'],
  [
    { priceCents: 9_900, weekdays: ['FRIDAY' as const], roomTypeIds: ['1'] },
    '$99 for 1 night of 1 room type.',
  ],
  [
    { priceCents: 9_900, minimumNights: 3 },
    '$99 and a minimum stay of 3 nights for 7 nights of 2 room types.',
  ],
  [{ priceCents: 0 }, 'The base price for 7 nights of 2 room types.'],
  [{ minimumNights: 0 }, 'No minimum stay for 7 nights of 2 room types.'],
])('after %j the message says what is set', (set, message) => {
  expect(paintedMessage({ ...week, ...set })).toBe(message);
});
