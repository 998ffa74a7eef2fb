import { act, screen, waitFor } from '@testing-library/react';
import { captchaSettings } from '../../test/answers';
import { visit, type Answers } from '../../test/visit';
import { ForgotPasswordPage } from '../session/ForgotPasswordPage';
import { RegisterPage } from '../session/RegisterPage';
import { SubscriptionPage } from './SubscriptionPage';

jest.mock('../session/captchaWidget', () => ({}));

const refused = { __typename: 'CaptchaRefused' as const, message: 'Confirm once more.' };
const answers: Answers = {
  ...captchaSettings('ALTCHA', null),
  Register: () => ({ register: refused }),
  ForgotPassword: () => ({ forgotPassword: refused }),
  SubscribeNewsletter: () => ({ subscribeNewsletter: refused }),
};
const routes = [
  { path: '/register', element: <RegisterPage /> },
  { path: '/forgotpassword', element: <ForgotPasswordPage /> },
  { path: '/subscriptionpage', element: <SubscriptionPage /> },
];
const email = { Email: 'ada@staybook.example' };
const account = {
  Name: 'Ada Guest',
  Username: 'ada_guest',
  ...email,
  Password: 'Harbour#2026',
  'Confirm password': 'Harbour#2026',
};

test.each([
  ['/register', 'Register', account],
  ['/forgotpassword', 'ForgotPassword', email],
  ['/subscriptionpage', 'SubscribeNewsletter', email],
])('%s has a captcha and sends its token', async (at, operation, fields) => {
  const { user, asked } = await visit({ at, routes, answers });
  for (const [label, text] of Object.entries(fields)) await user.type(screen.getByLabelText(label), text);
  const widget = await screen.findByText((_, element) => element?.tagName === 'ALTCHA-WIDGET');
  const detail = { state: 'verified', payload: 'proof' };
  await act(async () => void widget.dispatchEvent(new CustomEvent('statechange', { detail })));
  await user.keyboard('{Enter}');
  const sent = () => asked.find(({ name }) => name === operation);
  await waitFor(() => expect(sent()?.variables.input).toMatchObject({ captcha: 'proof' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Confirm once more.');
});
