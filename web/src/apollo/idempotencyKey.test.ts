import { idempotencyKeyFor, dropIdempotencyKey } from './idempotencyKey';

const [checkIn, checkOut] = ['2026-12-01', '2026-12-04'];

describe('an idempotency key', () => {
  it('stays the same for the same rooms and dates, in whatever order they were chosen', () => {
    const key = idempotencyKeyFor('hotel', [checkIn, checkOut, 'a', 'b']);
    expect(idempotencyKeyFor('hotel', [checkIn, checkOut, 'b', 'a'])).toBe(key);
  });

  it('changes with a room or a date', () => {
    const first = idempotencyKeyFor('hotel', [checkIn, checkOut, 'a']);
    const second = idempotencyKeyFor('hotel', [checkIn, checkOut, 'a', 'b']);
    const third = idempotencyKeyFor('hotel', [checkIn, '2026-12-05', 'a', 'b']);
    expect(new Set([first, second, third]).size).toBe(3);
  });

  it('changes once it was dropped', () => {
    const first = idempotencyKeyFor('hotel', [checkIn, checkOut, 'a']);
    dropIdempotencyKey('hotel');
    expect(idempotencyKeyFor('hotel', [checkIn, checkOut, 'a'])).not.toBe(first);
  });
});
