import { freeForChange } from './freeForChange';

const stays = [{ checkIn: '2026-12-04', checkOut: '2026-12-07', roomNumber: { id: 'mine' } }];
const room = (id: string, ...unavailableNights: string[]) => ({ id, unavailableNights });
const free = (...rooms: ReturnType<typeof room>[]) => [...freeForChange(rooms, stays)];

test('a booking’s own nights are free for its change, those of others are not', () => {
  expect(free(room('mine', '2026-12-05', '2026-12-06'), room('other', '2026-12-05'))).toEqual(['mine']);
  expect(free(room('mine', '2026-12-06', '2026-12-07'))).toEqual([]);
  expect(free(room('other'))).toEqual(['other']);
});

test('nights of a removed room number are not free', () => {
  expect([...freeForChange([room('a', '2026-12-05')], [{ ...stays[0]!, roomNumber: null }])]).toEqual([]);
});
