import { nameProblem, nameProblemOf, reviewProblem } from '../../../schema/textRules';

test.each(['', ' \t\n\u00a0', '\0\u0007', '\u200b\ufeff', '\u3164', '\u0301'])(
  'a name and a review need a visible character: %j is refused',
  (text) => {
    expect(nameProblem(text)).toBe('Enter your name.');
    expect(reviewProblem(text)).toBe('Write your review.');
  },
);

test('a name in any script is accepted, unless a database cannot store it', () => {
  for (const name of ['A', ' Zoë O’Hara-Šimić ', '東京', 'علی', 'X Æ A-12', '🏨', '👩‍🍳'])
    expect(nameProblem(name)).toBeUndefined();
  for (const name of ['Ann\0Smith', 'Ann\ud83d']) expect(nameProblem(name)).toContain('cannot be saved');
});

test.each([
  ['a line break', 'Ann\nSmith'],
  ['a control character', 'Ann\u0007Smith'],
  ['a zero-width space', 'Ann\u200bSmith'],
  ['a joiner between letters', 'Ann\u200dSmith'],
  ['a variation selector after a letter', 'Ann\ufe0f'],
  ['a change of direction', 'Ann \u202ehtimS'],
  ['a soft hyphen', 'An\u00adn'],
])('a name with %s is refused', (_what, name) => {
  expect(nameProblem(name)).toContain('an invisible character');
  expect(nameProblemOf('the name of the hotel')(name)).toContain('an invisible character');
  expect(reviewProblem(name)).toBeUndefined();
});

test('the joiner of two emoji and variation selectors are accepted', () => {
  for (const name of ['👩🏽‍🚒', '👩‍❤️‍👨', '❤️', '葛󠄀城']) expect([name, nameProblem(name)]).toEqual([name, undefined]);
});

test('the name of a person cannot contain a link, that of a hotel can', () => {
  for (const name of ['http://evil.example', 'ftp://x', 'see WWW.evil.example']) {
    expect(nameProblem(name)).toContain('without a link');
    expect(nameProblemOf('the name of the hotel')(name)).toBeUndefined();
  }
  expect(nameProblem('Ewww. J.R.R. Tolkien')).toBeUndefined();
});
