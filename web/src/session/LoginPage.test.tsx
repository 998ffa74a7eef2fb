import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { act, screen } from '@testing-library/react';
import { captchaSettings } from '../../test/answers';
import { seen } from '../../test/seen';
import { guest, visit, type Answers } from '../../test/visit';
import { LoginPage } from './LoginPage';

jest.mock('./captchaWidget', () => ({}));
afterEach(() => jest.useRealTimers());

const routes = [
  { path: '/login', element: <LoginPage /> },
  { path: '/mybookings', element: <h1>My bookings</h1> },
  { path: '/', element: <h1>Home</h1> },
];
const answers: Answers = {
  SignIn: ({ input }) => ({
    signIn:
      input.password === 'Stay#2026'
        ? { __typename: 'Session', accessToken: 'token', viewer: { __typename: 'User', ...guest } }
        : { __typename: 'InvalidCredentials', message: 'Username or password is wrong.' },
  }),
};

async function signIn(at: string, password: string) {
  const page = await visit({ at, routes, answers });
  await page.user.type(screen.getByLabelText('Username'), 'guest_demo');
  await page.user.type(screen.getByLabelText('Password'), password);
  return page;
}

test('after signing in the way leads back to where it came from', async () => {
  const { user, address, session } = await signIn('/login?next=%2Fmybookings%3Fpage%3D2', 'Stay#2026');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await seen(() => screen.getByRole('heading', { name: 'My bookings' }));
  expect(address()).toBe('/mybookings?page=2');
  expect(session.accessToken()).toBe('token');
});

test('trusting the device is asked of the server and remembered; the token is not', async () => {
  const { user, asked } = await signIn('/login', 'Stay#2026');
  await user.click(screen.getByLabelText('Trust this device'));
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('heading', { name: 'Home' });
  expect(asked[0]?.variables).toEqual({
    input: { username: 'guest_demo', password: 'Stay#2026', trustDevice: true },
  });
  expect(localStorage.getItem('trustThisDevice')).toBe('true');
  expect(localStorage.getItem('profilePhoto')).toBe('""');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('token');
});

test('a wrong password is said in place and typed anew, and the username stays', async () => {
  const { user, address } = await signIn('/login', 'wrong');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Username or password is wrong.');
  expect(screen.getByLabelText('Username')).toHaveValue('guest_demo');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(address()).toBe('/login');
});

test('after too many wrong passwords the sign-in waits, for as long as it says', async () => {
  const signIn = {
    __typename: 'TooManyAttempts' as const,
    message: 'Wait 1 second.',
    retryAfterSeconds: 1,
  };
  const { user } = await visit({ at: '/login', routes, answers: { SignIn: () => ({ signIn }) } });
  await user.type(screen.getByLabelText('Username'), 'guest_demo');
  await user.type(screen.getByLabelText('Password'), 'wrong');
  const button = screen.getByRole('button', { name: 'Sign in' });
  jest.useFakeTimers();
  await act(async () => button.click());
  expect(screen.getByRole('alert')).toHaveTextContent('Wait 1 second. 0:01');
  expect(button).toBeDisabled();
  act(() => void jest.advanceTimersByTime(1000));
  expect(button).toBeEnabled();
  expect(screen.getByLabelText('Password')).toHaveValue('wrong');
});

test('a captcha is shown once it is asked for, takes the focus, and keeps what was typed', async () => {
  const asksCaptcha: Answers = {
    ...captchaSettings('ALTCHA', null),
    SignIn: ({ input }) =>
      input.captcha
        ? answers.SignIn!({ input })
        : { signIn: { __typename: 'CaptchaNeeded', message: 'Confirm that you are no robot.' } },
  };
  const { user, asked, address } = await visit({ at: '/login', routes, answers: asksCaptcha });
  const captcha = () => screen.queryByRole('group', { name: 'Confirm that you are not a robot' });
  const solve = async (payload: string) => {
    const widget = await screen.findByText((_, element) => element?.tagName === 'ALTCHA-WIDGET');
    const detail = { state: 'verified', payload };
    await act(async () => void widget.dispatchEvent(new CustomEvent('statechange', { detail })));
  };
  await user.type(screen.getByLabelText('Username'), 'guest_demo');
  await user.type(screen.getByLabelText('Password'), 'wrong');
  expect(captcha()).toBeNull();
  expect(asked).toEqual([]);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Confirm that you are no robot.');
  expect(captcha()).toHaveFocus();
  expect(screen.getByLabelText('Password')).toHaveValue('wrong');

  // each attempt needs another proof, and one that is still worked out is waited for
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await solve('proof 1');
  await seen(() => screen.getByText('Username or password is wrong.'));
  await user.type(screen.getByLabelText('Password'), 'Stay#2026');
  await solve('proof 2');
  await user.keyboard('{Enter}');
  await seen(() => screen.getByRole('heading', { name: 'Home' }));
  expect(address()).toBe('/');
  const proofs = asked
    .filter(({ name }) => name === 'SignIn')
    .map(({ variables }) => variables.input.captcha);
  expect(proofs).toEqual([undefined, 'proof 1', 'proof 2']);
});

test('a server that is too busy says so beside the form', async () => {
  const message = 'Many people are signing in right now. Please try again in a moment.';
  const busy = new CombinedGraphQLErrors({ errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] });
  const SignIn = () => {
    throw busy;
  };
  const { user, address } = await visit({ at: '/login', routes, answers: { SignIn } });
  await user.type(screen.getByLabelText('Username'), 'guest_demo');
  await user.type(screen.getByLabelText('Password'), 'Stay#2026{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(address()).toBe('/login');
});

test('a password can be read before it is sent', async () => {
  const { user } = await visit({ at: '/login', routes, answers });
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(password).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(password).toHaveAttribute('type', 'password');
});

test('empty fields are said, and nothing is sent', async () => {
  const { user, asked } = await visit({ at: '/login', routes, answers });
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByLabelText('Username')).toHaveFocus();
  expect(screen.getByLabelText('Username')).toHaveAccessibleDescription('Enter your username.');
  expect(asked).toEqual([]);
});
