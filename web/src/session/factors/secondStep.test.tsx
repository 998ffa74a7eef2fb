import { screen } from '@testing-library/react';
import { seen } from '../../../test/seen';
import { guest, visit, type Answers } from '../../../test/visit';
import { LoginPage } from '../LoginPage';
import { pathOf } from './QrCode';

const routes = [
  { path: '/login', element: <LoginPage /> },
  { path: '/mybookings', element: <h1>My bookings</h1> },
];
const session = {
  __typename: 'Session' as const,
  accessToken: 'token',
  viewer: { __typename: 'User' as const, ...guest },
};
const needed = (factors: ('CODE' | 'RECOVERY_CODE' | 'PASSKEY')[]): Answers => ({
  SignIn: () => ({
    signIn: { __typename: 'SecondFactorNeeded', message: 'Confirm that it is you.', ticket: 'step', factors },
  }),
  FinishSignIn: ({ input: { code } }) => {
    if (code === '123456' || code === 'abcd-efgh') return { finishSignIn: session };
    if (code === '999999')
      return { finishSignIn: { __typename: 'StepEnded', message: 'Please begin again.' } };
    return { finishSignIn: { __typename: 'FactorCodeWrong', message: 'That code is not correct.' } };
  },
});
const missing: Answers = {
  ...needed([]),
  SignIn: () => ({
    signIn: {
      __typename: 'SecondFactorMissing',
      message: 'Your account needs a second step to sign in. Set it up now.',
      setup: {
        __typename: 'CodeAppSetup',
        secret: 'ABCDEFGHIJKLMNOP',
        uri: 'otpauth://totp/Staybook:guest_demo?secret=ABCDEFGHIJKLMNOP&issuer=Staybook',
        ticket: 'setup',
      },
    },
  }),
  NewRecoveryCodes: () => ({
    recoveryCodes: {
      __typename: 'RecoveryCodes',
      codes: ['1111-aaaa', '2222-bbbb'],
      methods: { __typename: 'SignInMethods', id: guest.id, recoveryCodesLeft: 10 },
    },
  }),
};

async function sendPassword(answers: Answers) {
  const page = await visit({ at: '/login?next=%2Fmybookings', routes, answers });
  await page.user.type(screen.getByLabelText('Username'), 'guest_demo');
  await page.user.type(screen.getByLabelText('Password'), 'Stay#2026');
  await page.user.click(screen.getByLabelText('Trust this device'));
  await page.user.click(screen.getByRole('button', { name: 'Sign in' }));
  return page;
}

test('a code of the app follows the password, and the visitor goes on as after a password', async () => {
  const { user, address, asked } = await sendPassword(needed(['CODE', 'RECOVERY_CODE']));
  const code = await screen.findByRole('textbox', { name: 'Code' });
  expect(code).toHaveFocus();
  await user.type(code, '000000{Enter}');
  expect(await screen.findByText('That code is not correct.')).toBeVisible();
  expect(code).toHaveFocus();
  await user.clear(code);
  await user.type(code, '123 456{Enter}');
  await seen(() => screen.getByRole('heading', { name: 'My bookings' }));
  expect(address()).toBe('/mybookings');
  expect(localStorage.getItem('trustThisDevice')).toBe('true');
  expect(asked.at(-1)).toEqual({
    name: 'FinishSignIn',
    variables: { input: { ticket: 'step', code: '123456' } },
  });
});

test('only the ways that the account has are offered, and a recovery code is one', async () => {
  const { user } = await sendPassword(needed(['CODE', 'RECOVERY_CODE']));
  await screen.findByRole('textbox', { name: 'Code' });
  // this browser has no passkeys
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  await user.type(screen.getByRole('textbox', { name: 'Recovery code' }), 'abcd-efgh{Enter}');
  await seen(() => screen.getByRole('heading', { name: 'My bookings' }));
});

test('a step that has ended leads back to the form, which says why and keeps the username', async () => {
  const { user } = await sendPassword(needed(['CODE']));
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), '999999{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please begin again.');
  expect(screen.getByLabelText('Username')).toHaveValue('guest_demo');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(screen.getByLabelText('Trust this device')).toBeChecked();
});

test('an account that needs a second step sets up the app, and goes on after its recovery codes are saved', async () => {
  const { user, session: opened } = await sendPassword(missing);
  expect(await screen.findByText('ABCD EFGH IJKL MNOP')).toBeVisible();
  expect(screen.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Code' }), '123456{Enter}');
  expect(await screen.findByText('2222-bbbb')).toBeVisible();
  expect(opened.accessToken()).toBe('token');
  await user.click(screen.getByRole('button', { name: 'I have saved them' }));
  await seen(() => screen.getByRole('heading', { name: 'My bookings' }));
});

test('recovery codes that could not be made do not keep anyone from going on', async () => {
  const { user } = await sendPassword({
    ...missing,
    NewRecoveryCodes: () => ({
      recoveryCodes: { __typename: 'SignInChangeRefused', message: 'Not now.' },
    }),
  });
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), '123456{Enter}');
  expect(await screen.findByText('Not now.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue without them' }));
  await seen(() => screen.getByRole('heading', { name: 'My bookings' }));
});

test('a matrix becomes a rectangle for each run of dark squares', () => {
  expect(
    pathOf([
      [true, true, false],
      [false, false, true],
    ]),
  ).toBe('M0 0h2v1h-2zM2 1h1v1h-1z');
});
