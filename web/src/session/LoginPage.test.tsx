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

test('signing in leads back to the page that asked for it', async () => {
  const { user, address, session } = await signIn('/login?next=%2Fmybookings%3Fpage%3D2', 'Stay#2026');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await seen(() => screen.getByRole('heading', { name: 'My bookings' }));
  expect(address()).toBe('/mybookings?page=2');
  expect(session.accessToken()).toBe('token');
});

test.each([
  ['/login', 'At work'],
  ['/login?next=%2Fmybookings', 'My bookings'],
])('a member of a team who signs in at %s goes on to "%s"', async (at, title) => {
  const viewer = { __typename: 'User' as const, ...guest, role: 'TEAM' as const };
  const { user } = await visit({
    at,
    routes: [
      { path: '/login', element: <LoginPage TeamStart={() => <h1>At work</h1>} /> },
      ...routes.slice(1),
    ],
    answers: { SignIn: () => ({ signIn: { __typename: 'Session', accessToken: 'token', viewer } }) },
  });
  await user.type(screen.getByLabelText('Username'), 'desk_demo');
  await user.type(screen.getByLabelText('Password'), 'Stay#2026');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

test('a search that waits for the sign-in can be looked at without an account', async () => {
  const search = 'city=Lisbon&checkIn=2099-03-01&checkOut=2099-03-04&guests=2';
  const city = {
    __typename: 'City',
    id: 'city1',
    name: 'Lisbon',
    shownName: 'Lisbon',
    numberOfHotels: 12,
  } as const;
  await visit({
    at: `/login?next=${encodeURIComponent(`/hotelslist?${search}`)}`,
    routes,
    answers: { ...answers, SearchOffer: () => ({ cities: [city] }) },
  });
  await seen(() => screen.getByText(/^Sign in to book, or/));
  const link = await screen.findByRole('link', { name: 'look at the 12 hotels in Lisbon' });
  expect(link).toHaveAttribute('href', `/searchhotelsresults?${search}`);
});

test('trusting the device is sent and stored; the token is not stored', async () => {
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

test('a wrong password is reported in place and cleared, and the username stays', async () => {
  const { user, address } = await signIn('/login', 'wrong');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Username or password is wrong.');
  expect(screen.getByLabelText('Username')).toHaveValue('guest_demo');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(address()).toBe('/login');
});

test('after too many wrong passwords the sign-in waits for the stated time', async () => {
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

test('a captcha appears when the server asks for it, takes the focus, and keeps the typed values', async () => {
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

  // each attempt needs a new proof, and waits while it is being solved
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

test('the message of a busy server appears in the form', async () => {
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

test('the password can be shown before it is sent', async () => {
  const { user } = await visit({ at: '/login', routes, answers });
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(password).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(password).toHaveAttribute('type', 'password');
});

test('empty fields are reported, and nothing is sent', async () => {
  const { user, asked } = await visit({ at: '/login', routes, answers });
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByLabelText('Username')).toHaveFocus();
  expect(screen.getByLabelText('Username')).toHaveAccessibleDescription('Enter your username.');
  expect(asked).toEqual([]);
});

test('the page leads to a new password and to a new account', async () => {
  await visit({ at: '/login', routes, answers });
  const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(leadsTo('Forgot password?')).toBe('/forgotpassword');
  expect(leadsTo('Create an account')).toBe('/register');
  expect(screen.getByLabelText('Trust this device')).not.toBeChecked();
});
