import { idempotencyKeyFor, dropIdempotencyKey } from './idempotencyKey';

const stay = { checkIn: '2026-12-01', checkOut: '2026-12-04' };

describe('the key of a booking attempt', () => {
  it('stays the same for the same rooms and dates, in whatever order they were chosen', () => {
    expect(idempotencyKeyFor('h', stay, ['a', 'b'])).toBe(idempotencyKeyFor('h', stay, ['b', 'a']));
  });

  it('is a new one when a room or a date changes', () => {
    const first = idempotencyKeyFor('h', stay, ['a']);
    const second = idempotencyKeyFor('h', stay, ['a', 'b']);
    const third = idempotencyKeyFor('h', { ...stay, checkOut: '2026-12-05' }, ['a', 'b']);
    expect(new Set([first, second, third]).size).toBe(3);
  });

  it('is a new one after the attempt has ended', () => {
    const first = idempotencyKeyFor('h', stay, ['a']);
    dropIdempotencyKey('h');
    expect(idempotencyKeyFor('h', stay, ['a'])).not.toBe(first);
  });
});
