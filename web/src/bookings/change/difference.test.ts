import { difference } from './difference';

test.each([
  [8000, 8000, 'You pay $80 more', 'Pay $80 and change', 'Your booking has been changed.'],
  [
    -4050,
    -8100,
    'You get $40.50 back',
    'Change booking',
    'Your booking has been changed. $40.50 will be refunded.',
  ],
  [0, 0, 'The price stays the same', 'Change booking', 'Your booking has been changed.'],
  [0, 24, 'No extra charge', 'Change booking', 'Your booking has been changed.'],
  [0, -8100, 'No refund: free cancellation has ended', 'Change booking', 'Your booking has been changed.'],
])('%p cents for a price of %p more: %s', (due, more, words, button, done) => {
  expect(difference(due, more)).toEqual({ words, button, done });
});

test.each([
  [-8000, 8000, 'You owe $80 less', 'Your booking has been changed.'],
  [-8000, 3000, 'You get $50 back', 'Your booking has been changed. $50 will be refunded.'],
])('of %p cents that come back, %p lower what is owed: %s', (due, credited, words, done) => {
  expect(difference(due, due, credited)).toEqual({ words, button: 'Change booking', done });
});
