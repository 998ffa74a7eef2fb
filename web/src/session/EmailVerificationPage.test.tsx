import { act, screen } from '@testing-library/react';
import { visit, type Answers, type Data } from '../../test/visit';
import { EmailVerificationPage } from './EmailVerificationPage';

const routes = [
  { path: '/emailverification/:userId', element: <EmailVerificationPage /> },
  { path: '/login', element: <h1>Sign in</h1> },
  { path: '/', element: <h1>Home</h1> },
];
const verifying = (verifyEmail: Data<'VerifyEmail'>['verifyEmail']): Answers => ({
  VerifyEmail: () => ({ verifyEmail }),
});
const at = '/emailverification/pending1';
const continueButton = () => screen.getByRole('button', { name: 'Continue' });

async function enter(code: string, answers: Answers) {
  const page = await visit({ at, routes, answers });
  await page.user.type(screen.getByLabelText('Code'), code);
  return page;
}

test('Continue needs six digits, and the field accepts nothing else', async () => {
  await enter('12a34-5', {});
  expect(screen.getByLabelText('Code')).toHaveValue('12345');
  expect(continueButton()).toBeDisabled();
});

test.each(['CodeWrong', 'CodeExpired'] as const)('%s is reported beside the code', async (__typename) => {
  const { user } = await enter('123456', verifying({ __typename, message: 'You can try 4 more times.' }));
  await user.click(continueButton());
  expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('You can try 4 more times.');
  expect(screen.getByLabelText('Code')).toHaveFocus();
});

test.each([
  ['AlreadyRegistered', 'Sign in', '/login'],
  ['UsernameTaken', 'Sign up with another username', '/register'],
] as const)('%s shows a link to continue', async (__typename, name, href) => {
  const { user } = await enter('123456', verifying({ __typename, message: 'Because.' }));
  await user.click(continueButton());
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});

test('Continue waits after too many tries', async () => {
  const { user } = await enter(
    '123456',
    verifying({ __typename: 'TooManyAttempts', message: 'Wait 1 minute.', retryAfterSeconds: 60 }),
  );
  await user.click(continueButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Wait 1 minute. 1:00');
  expect(continueButton()).toBeDisabled();
});

test('a new code can be requested, and another one after a pause', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const sent = { __typename: 'MailSent' as const, message: 'A new code is on its way.' };
  const { user, asked } = await enter('123456', { SendCodeAgain: () => ({ sendCodeAgain: sent }) });
  await user.click(screen.getByRole('button', { name: 'Send a new code' }));
  expect(await screen.findByRole('status')).toHaveTextContent('A new code is on its way.');
  expect(asked).toEqual([{ name: 'SendCodeAgain', variables: { input: { userId: 'pending1' } } }]);
  expect(screen.getByLabelText('Code')).toHaveValue('');
  expect(screen.getByRole('button', { name: /^Send a new code in 0:(30|29)/ })).toBeDisabled();
  await act(() => jest.advanceTimersByTimeAsync(31_000));
  expect(screen.getByRole('button', { name: 'Send a new code' })).toBeEnabled();
  jest.useRealTimers();
});

test('the page has Continue and Cancel, which leads home', async () => {
  await visit({ at, routes, answers: {} });
  expect(continueButton()).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/');
});
