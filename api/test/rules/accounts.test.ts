import { HINTS, passwordProblem, usernameProblem } from '../../../schema/accounts';
import { emailProblem } from '../../../schema/emailAddress';

test.each(['ann@@x.example', 'an\0n@x.example', 'ann\u200b@x.example', `${'İ'.repeat(200)}@x.example`])(
  'emailProblem refuses %j',
  (text) => expect(emailProblem(text)).toBeDefined(),
);

test('a username is 6 to 20 long, begins with a letter, and has letters, digits, hyphens and underscores', () => {
  for (const name of ['abcdef', 'A1_-bc', `a${'b'.repeat(19)}`])
    expect(usernameProblem(name)).toBeUndefined();
  for (const name of ['abcde', `a${'b'.repeat(20)}`, '1abcdef', '_abcdef', 'abc def', 'abc.def', 'abcdéf'])
    expect([name, usernameProblem(name)]).toEqual([name, HINTS.username]);
});

test('a password is 8 to 24 long and has a letter of each case, a digit and one of ! @ # $ %', () => {
  for (const sign of '!@#$%') expect(passwordProblem(`Abcdef1${sign}`)).toBeUndefined();
  expect(passwordProblem(`Ab1!${'x'.repeat(20)}`)).toBeUndefined();
  for (const word of [
    'Abcde1!',
    `Ab1!${'x'.repeat(21)}`,
    'abcdef1!',
    'ABCDEF1!',
    'Abcdefg!',
    'Abcdefg1',
    'Abcdef1*',
  ])
    expect([word, passwordProblem(word)]).toEqual([word, HINTS.password]);
});

test('the hint of a password names its length, the classes and the signs', () => {
  for (const words of [
    'Password must contain 8 - 24 characters',
    'a lowercase letter, an uppercase letter, a number',
    'one of these special characters % ! @ # $',
  ])
    expect(HINTS.password).toContain(words);
});
