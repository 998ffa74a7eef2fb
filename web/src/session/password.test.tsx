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
const passwordChanged = { __typename: 'PasswordChanged' as const, message: 'Your password is changed.' };

describe('a forgotten password', () => {
  const ask = async (email: string, forgotPassword: Data<'ForgotPassword'>['forgotPassword']) => {
    const page = await visit({
      at: '/forgotpassword',
      routes,
      answers: { ...noCaptcha, ForgotPassword: () => ({ forgotPassword }) },
    });
    await page.user.type(screen.getByLabelText('Email'), `${email}{Enter}`);
    return page;
  };

  test('the page says where to turn if the email address has changed', async () => {
    await visit({ at: '/forgotpassword', routes, answers: noCaptcha });
    expect(screen.getByText(/contact Customer Service/)).toBeVisible();
  });

  test('the sign-in page confirms that an email was sent', async () => {
    const { address } = await ask('ada@staybook.example', mailSent);
    await seen(() => screen.getByText(/We sent an email to ada@staybook.example/));
    expect(address()).toBe('/login');
  });

  test('the account page confirms it to a person who is signed in', async () => {
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
    await seen(() => screen.getByText(/We sent an email to ada@staybook.example/));
    expect(address()).toBe('/users/myaccount');
  });

  test('an invalid address is reported before anything is sent', async () => {
    const { asked } = await ask('ada', mailSent);
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Enter an email address/);
    expect(asked.map(({ name }) => name)).not.toContain('ForgotPassword');
  });

  test('an unsolved captcha is reported in place', async () => {
    await ask('ada@staybook.example', { __typename: 'CaptchaRefused', message: 'Confirm once more.' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Confirm once more.');
  });
});

describe('the link in the email', () => {
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

  test('sets the new password and signs out the person who was signed in here', async () => {
    const { address, asked, session } = await choose(passwordChanged);
    await seen(() => screen.getByText('Your password is changed.'));
    expect(address()).toBe('/login');
    expect(session.status()).toBe('signedOut');
    expect(asked[0]?.variables).toEqual({
      input: { token: 'secret', userId: guest.id, password: 'Harbour#2026' },
    });
  });

  test('sends nothing while the two passwords differ', async () => {
    const { asked } = await choose(passwordChanged, 'Harbour#2025');
    expect(screen.getByRole('button', { name: 'Set new password' })).toBeDisabled();
    expect(asked).toEqual([]);
  });

  test('leads to a new link after it expired', async () => {
    await choose({ __typename: 'LinkExpired', message: 'This link has expired.' });
    expect(await screen.findByRole('link', { name: 'Send me a new link' })).toHaveAttribute(
      'href',
      '/forgotpassword',
    );
  });

  test('reports a common password beside its field', async () => {
    await choose({ __typename: 'PasswordTooCommon', message: 'Too common.' });
    await seen(() => screen.getByText('Too common.'));
    expect(screen.getByLabelText('New password')).toHaveFocus();
  });
});
