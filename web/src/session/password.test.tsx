import { screen } from '@testing-library/react';
import { captchaSettings } from '../../test/answers';
import { seen } from '../../test/seen';
import { guest, visit, type Data } from '../../test/visit';
import { ArrivalNotice } from '../kit/ArrivalNotice';
import { ForgotPasswordPage } from './ForgotPasswordPage';
import { LoginPage } from './LoginPage';
import { ResetPasswordPage } from './ResetPasswordPage';

const routes = [
  { path: '/forgotpassword', element: <ForgotPasswordPage /> },
  { path: '/resetpassword/:resetToken/:userId', element: <ResetPasswordPage /> },
  { path: '/login', element: <LoginPage /> },
];
const noCaptcha = captchaSettings();
const mailSent = { __typename: 'MailSent' as const, message: 'Sent.' };
const passwordChanged = { __typename: 'PasswordChanged' as const, message: 'It holds.' };

describe('forgotten', () => {
  const ask = async (email: string, forgotPassword: Data<'ForgotPassword'>['forgotPassword']) => {
    const page = await visit({
      at: '/forgotpassword',
      routes,
      answers: { ...noCaptcha, ForgotPassword: () => ({ forgotPassword }) },
    });
    await page.user.type(screen.getByLabelText('Email'), `${email}{Enter}`);
    return page;
  };

  test('the page says whom to ask when the email address has changed', async () => {
    await visit({ at: '/forgotpassword', routes, answers: noCaptcha });
    expect(screen.getByText(/contact Customer Service/)).toBeVisible();
  });

  test('a mail that was sent is told on the sign-in page', async () => {
    const { address } = await ask('ada@staybook.example', mailSent);
    await seen(() => screen.getByText(/We sent a mail to ada@staybook.example/));
    expect(address()).toBe('/login');
  });

  test('who is signed in reads it on the page of the account', async () => {
    const { user, address } = await visit({
      at: '/forgotpassword',
      routes: [...routes, { path: '/users/myaccount', element: <ArrivalNotice /> }],
      answers: {
        ...noCaptcha,
        ForgotPassword: () => ({ forgotPassword: mailSent }),
      },
      viewer: guest,
    });
    expect(screen.getByRole('link', { name: 'Back to my account' })).toHaveAttribute(
      'href',
      '/users/myaccount',
    );
    await user.type(screen.getByLabelText('Email'), 'ada@staybook.example{Enter}');
    await seen(() => screen.getByText(/We sent a mail to ada@staybook.example/));
    expect(address()).toBe('/users/myaccount');
  });

  test('what is no address is said before anything is sent', async () => {
    const { asked } = await ask('ada', mailSent);
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Enter an email address/);
    expect(asked.map(({ name }) => name)).not.toContain('ForgotPassword');
  });

  test('a captcha that was not solved is said in place', async () => {
    await ask('ada@staybook.example', { __typename: 'CaptchaRefused', message: 'Confirm once more.' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Confirm once more.');
  });
});

describe('by the link of the mail', () => {
  const choose = async (resetPassword: Data<'ResetPassword'>['resetPassword'], confirm = 'Harbour#2026') => {
    const page = await visit({
      at: `/resetpassword/secret/${guest.id}`,
      routes,
      answers: { ResetPassword: () => ({ resetPassword }) },
      viewer: guest,
    });
    await page.user.type(screen.getByLabelText('New password'), 'Harbour#2026');
    await page.user.type(screen.getByLabelText('Confirm password'), `${confirm}{Enter}`);
    return page;
  };

  test('the new password is set, and whoever was signed in here signs in with it', async () => {
    const { address, asked, session } = await choose(passwordChanged);
    await seen(() => screen.getByText('It holds.'));
    expect(address()).toBe('/login');
    expect(session.status()).toBe('signedOut');
    expect(asked[0]?.variables).toEqual({
      input: { token: 'secret', userId: guest.id, password: 'Harbour#2026' },
    });
  });

  test('nothing is sent while the two differ', async () => {
    const { asked } = await choose(passwordChanged, 'Harbour#2025');
    expect(screen.getByRole('button', { name: 'Set new password' })).toBeDisabled();
    expect(asked).toEqual([]);
  });

  test('an expired link leads to a new one', async () => {
    await choose({ __typename: 'LinkExpired', message: 'This link has expired.' });
    expect(await screen.findByRole('link', { name: 'Send me a new link' })).toHaveAttribute(
      'href',
      '/forgotpassword',
    );
  });

  test('a common password is said beside its field', async () => {
    await choose({ __typename: 'PasswordTooCommon', message: 'Too common.' });
    await seen(() => screen.getByText('Too common.'));
    expect(screen.getByLabelText('New password')).toHaveFocus();
  });
});
