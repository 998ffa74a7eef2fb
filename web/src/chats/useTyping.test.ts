import { typingText } from './useTyping';

test.each([
  [[], ''],
  [['Ann'], 'Ann is typing'],
  [['Ann', 'Ben'], 'Ann and Ben are typing'],
  [['Ann', 'Ben', 'Cleo'], '3 people are typing'],
])('of %j is said: %s', (names, text) => {
  expect(typingText(names)).toBe(text);
});
