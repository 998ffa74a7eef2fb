import { freeForChange } from './ownNights';

const stays = [{ checkIn: '2026-12-04', checkOut: '2026-12-07', roomNumber: { id: 'mine' } }];
const room = (id: string, ...unavailableNights: string[]) => ({ id, unavailableNights });
const free = (...rooms: ReturnType<typeof room>[]) => [...freeForChange(rooms, stays)];

test('the nights of a booking are not in the way of its change, those of others are', () => {
  expect(free(room('mine', '2026-12-05', '2026-12-06'), room('other', '2026-12-05'))).toEqual(['mine']);
  expect(free(room('mine', '2026-12-06', '2026-12-07'))).toEqual([]);
  expect(free(room('other'))).toEqual(['other']);
});

test('a room that was removed since gives nobody its nights', () => {
  expect([...freeForChange([room('a', '2026-12-05')], [{ ...stays[0]!, roomNumber: null }])]).toEqual([]);
});
