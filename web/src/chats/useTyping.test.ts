import { typingText } from './useTyping';

test.each([
  [[], ''],
  [['Ann'], 'Ann is typing'],
  [['Ann', 'Ben'], 'Ann and Ben are typing'],
  [['Ann', 'Ben', 'Cleo'], '3 people are typing'],
])('the text for %j is: %s', (names, text) => {
  expect(typingText(names)).toBe(text);
});
