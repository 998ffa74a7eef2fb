import { nameProblem, reviewProblem } from '../../../schema/texts';

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
  for (const name of ['Ann\0Smith', 'Ann\ud83d']) expect(nameProblem(name)).toContain('cannot be kept');
});
