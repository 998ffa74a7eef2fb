import { difference } from './difference';

test.each([
  [8000, 'You pay $80 more', 'Pay $80 and change', 'Your booking is changed.'],
  [
    -4050,
    'You get $40.50 back',
    'Change the booking',
    'Your booking is changed. $40.50 goes back to the card.',
  ],
  [0, 'It costs the same', 'Change the booking', 'Your booking is changed.'],
])('a difference of %p cents: %s', (cents, words, button, done) => {
  expect(difference(cents)).toEqual({ words, button, done });
});
