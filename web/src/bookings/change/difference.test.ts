import { difference } from './difference';

test.each([
  [8000, 8000, 'You pay $80 more', 'Pay $80 and change', 'Your booking is changed.'],
  [
    -4050,
    -8100,
    'You get $40.50 back',
    'Change the booking',
    'Your booking is changed. $40.50 goes back to the card.',
  ],
  [0, 0, 'It costs the same', 'Change the booking', 'Your booking is changed.'],
  [0, 24, 'You pay nothing more', 'Change the booking', 'Your booking is changed.'],
  [
    0,
    -8100,
    'Nothing comes back: it is too late for a refund',
    'Change the booking',
    'Your booking is changed.',
  ],
])('%p cents for a price of %p more: %s', (due, more, words, button, done) => {
  expect(difference(due, more)).toEqual({ words, button, done });
});
