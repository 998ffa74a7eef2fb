import { act, screen } from '@testing-library/react';
import { HINTS } from '../../../schema/accounts';
import { captchaSettings } from '../../test/answers';
import { seen } from '../../test/seen';
import { guest, visit, type Answers, type Data } from '../../test/visit';
import { EmailVerificationPage } from './EmailVerificationPage';
import { LoginPage } from './LoginPage';
import { RegisterPage } from './RegisterPage';

afterEach(() => jest.useRealTimers());

const routes = [
  { path: '/register', element: <RegisterPage /> },
  { path: '/emailverification/:userId', element: <EmailVerificationPage /> },
  { path: '/login', element: <LoginPage /> },
  { path: '/', element: <h1>Home</h1> },
];
const noCaptcha = captchaSettings();
type Registering = Data<'Register'>['register'];
const registering = (register: Registering): Answers => ({ ...noCaptcha, Register: () => ({ register }) });
const refused = <N extends string>(__typename: N) => ({ __typename, message: `It is ${__typename}.` });

const good = {
  Name: 'Ada Guest',
  Username: 'ada_guest',
  Email: 'ada@staybook.example',
  Password: 'Harbour#2026',
  'Confirm password': 'Harbour#2026',
};
const signUp = () => screen.getByRole('button', { name: 'Sign Up' });

async function fillIn(answers: Answers, changes: Partial<typeof good> = {}) {
  const page = await visit({ at: '/register', routes, answers });
  for (const [label, text] of Object.entries({ ...good, ...changes }))
    if (text) await page.user.type(screen.getByLabelText(label), text);
  return page;
}

test.each([
  ['a username that is too short', { Username: 'short' }],
  ['a username that begins with a digit', { Username: '1guest_demo' }],
  ['a password without a special character', { Password: 'Harbour2026', 'Confirm password': 'Harbour2026' }],
  ['two passwords that differ', { 'Confirm password': 'Harbour#2025' }],
  ['no password', { Password: '', 'Confirm password': '' }],
])('Sign Up stays disabled with %s', async (_case, changes) => {
  await fillIn(noCaptcha, changes);
  expect(signUp()).toBeDisabled();
});

test('Sign Up is enabled once username and passwords are valid; other problems are reported on submit', async () => {
  const { user, asked } = await fillIn(noCaptcha, { Name: '', Email: 'ada' });
  expect(signUp()).toBeEnabled();
  await user.click(signUp());
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Enter your name.');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Enter an email address/);
  expect(asked.map(({ name }) => name)).not.toContain('Register');
});

test('each field states its rule, and is invalid once it is left with a broken rule', async () => {
  const { user } = await fillIn(noCaptcha, { Username: 'short', 'Confirm password': 'Harbour#2025' });
  await user.tab();
  const [username, password, confirm] = ['Username', 'Password', 'Confirm password'].map((label) =>
    screen.getByLabelText(label),
  );
  expect(username).toHaveAccessibleDescription(HINTS.username);
  expect(username).toBeInvalid();
  expect(password).toHaveAccessibleDescription(HINTS.password);
  expect(password).toBeValid();
  expect(confirm).toHaveAccessibleDescription('Passwords must match.');
  expect(confirm).toBeInvalid();
});

test.each([
  ['UsernameTaken', 'Username', /This username is already taken/],
  ['PasswordTooCommon', 'Password', 'It is PasswordTooCommon.'],
] as const)('%s is reported beside its field, which takes the focus', async (problem, label, text) => {
  const { user, address } = await fillIn(registering(refused(problem)));
  await user.click(signUp());
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text);
  expect(address()).toBe('/register');
  await user.type(screen.getByLabelText(label), 'x');
  expect(screen.getByLabelText(label)).not.toHaveAccessibleDescription(text);
});

test('an unsolved captcha is reported beside it, and the typed values stay', async () => {
  const { user } = await fillIn(registering(refused('CaptchaRefused')));
  await user.click(signUp());
  expect(await screen.findByRole('alert')).toHaveTextContent('It is CaptchaRefused.');
  expect(screen.getByLabelText('Password')).toHaveValue(good.Password);
});

test('after too many attempts Sign Up waits for the time that the server states', async () => {
  await fillIn(registering({ ...refused('TooManyAttempts'), retryAfterSeconds: 1 }));
  jest.useFakeTimers();
  await act(async () => signUp().click());
  expect(screen.getByRole('alert')).toHaveTextContent('It is TooManyAttempts. 0:01');
  expect(signUp()).toBeDisabled();
  act(() => void jest.advanceTimersByTime(1000));
  expect(signUp()).toBeEnabled();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('signing up leads to the code and then to the sign-in', async () => {
  const { user, address, asked } = await fillIn({
    ...registering({ __typename: 'Registered', userId: 'pending1', email: good.Email }),
    VerifyEmail: () => ({ verifyEmail: { __typename: 'Verified' } }),
  });
  await user.keyboard('{Enter}');
  await seen(() => screen.getByText(good.Email));
  expect(address()).toBe('/emailverification/pending1');
  await user.click(screen.getByLabelText('Code'));
  await user.paste('012 345');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('status')).toHaveTextContent('your account is ready');
  expect(address()).toBe('/login');
  const inputs = asked.flatMap(({ name, variables }) =>
    name === 'CaptchaSettings' ? [] : [variables.input],
  );
  expect(inputs).toEqual([
    { name: 'Ada Guest', username: 'ada_guest', email: good.Email, password: good.Password },
    { userId: 'pending1', code: '012345' },
  ]);
});

test('Cancel leads home, and so does the page for a person who is signed in', async () => {
  const { user, address } = await visit({ at: '/register', routes, answers: noCaptcha });
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(address()).toBe('/');
  const signedIn = await visit({ at: '/register', routes, answers: noCaptcha, viewer: guest });
  expect(signedIn.address()).toBe('/');
});
