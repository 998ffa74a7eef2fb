import { attemptKey, endAttempt } from './idempotencyKey';

const stay = { checkIn: '2026-12-01', checkOut: '2026-12-04' };

describe('the key of a booking attempt', () => {
  it('stays the same for the same rooms and dates, in whatever order they were chosen', () => {
    expect(attemptKey('h', stay, ['a', 'b'])).toBe(attemptKey('h', stay, ['b', 'a']));
  });

  it('is a new one when a room or a date changes', () => {
    const first = attemptKey('h', stay, ['a']);
    const second = attemptKey('h', stay, ['a', 'b']);
    const third = attemptKey('h', { ...stay, checkOut: '2026-12-05' }, ['a', 'b']);
    expect(new Set([first, second, third]).size).toBe(3);
  });

  it('is a new one after the attempt has ended', () => {
    const first = attemptKey('h', stay, ['a']);
    endAttempt('h');
    expect(attemptKey('h', stay, ['a'])).not.toBe(first);
  });
});
