import { screen } from '@testing-library/react';
import { seen } from '../../test/seen';
import { guest, visit, type Answers, type Data } from '../../test/visit';
import { useViewer } from '../session/SessionProvider';
import { ConfirmEmailPage } from './ConfirmEmailPage';
import { UndoEmailChangePage } from './UndoEmailChangePage';

const Person = () => <p>{useViewer()?.email}</p>;
const routes = [
  {
    path: '/confirmemail/:token/:userId',
    element: (
      <>
        <ConfirmEmailPage />
        <Person />
      </>
    ),
  },
  { path: '/undoemailchange/:token/:userId', element: <UndoEmailChangePage /> },
];
const email = 'ada@staybook.example';
const link = { token: 'secret', userId: guest.id };
const open = (page: string, answers: Answers, viewer?: typeof guest) =>
  visit({ at: `/${page}/${link.token}/${link.userId}`, routes, answers, viewer });

describe('the link to a new address', () => {
  type Answer = Data<'ConfirmEmail'>['confirmEmail'];
  const visitConfirm = (answer: (password?: string | null) => Answer, viewer?: typeof guest) =>
    open(
      'confirmemail',
      { ConfirmEmail: ({ input }) => ({ confirmEmail: answer(input.currentPassword) }) },
      viewer,
    );
  const confirm = () => screen.getByRole('button', { name: 'Confirm' });

  test('changes nothing when it is opened; the button confirms, also without a session', async () => {
    const { user, asked } = await visitConfirm(() => ({ __typename: 'EmailConfirmed', email }));
    expect(asked).toEqual([]);
    await user.click(confirm());
    expect(await screen.findByRole('heading', { name: 'Your new email address is confirmed' })).toBeVisible();
    expect(screen.getByText(`From now on, we’ll send our emails to ${email}.`)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(asked[0]?.variables).toEqual({ input: link });
  });

  test('shows the new address on every screen of the signed-in person', async () => {
    const { user } = await visitConfirm(() => ({ __typename: 'EmailConfirmed', email }), guest);
    await user.click(confirm());
    await seen(() => screen.getByRole('link', { name: 'My account' }));
    expect(screen.getByText(email)).toBeVisible();
  });

  test('asks for the password if the change was requested without it', async () => {
    const { user, asked } = await visitConfirm((password) =>
      password === 'Stay#2026'
        ? { __typename: 'EmailConfirmed', email }
        : { __typename: 'WrongPassword', message: 'Not this one.' },
    );
    await user.click(confirm());
    const password = await screen.findByLabelText('Current password');
    await user.type(password, 'Wrong#2026{Enter}');
    expect(password).toHaveAccessibleDescription('Not this one.');
    await user.clear(password);
    await user.type(password, 'Stay#2026{Enter}');
    await seen(() => screen.getByText(`From now on, we’ll send our emails to ${email}.`));
    expect(asked).toHaveLength(3);
  });

  test.each([
    ['LinkExpired', 'This link no longer works'],
    ['AlreadyRegistered', 'This address belongs to another account'],
  ] as const)('%s has a page of its own', async (__typename, name) => {
    const { user } = await visitConfirm(() => ({ __typename, message: 'No.' }));
    await user.click(confirm());
    await seen(() => screen.getByRole('heading', { name }));
  });

  test('too many attempts are reported on the page', async () => {
    const message = 'Wait 1 minute.';
    const { user } = await visitConfirm(() => ({
      __typename: 'TooManyAttempts',
      message,
      retryAfterSeconds: 60,
    }));
    await user.click(confirm());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(confirm()).toBeDisabled();
  });
});

describe('the link to the old address', () => {
  type Answer = Data<'UndoEmailChange'>['undoEmailChange'];
  const visitUndo = (undoEmailChange: Answer, viewer?: typeof guest) =>
    open('undoemailchange', { UndoEmailChange: () => ({ undoEmailChange }) }, viewer);
  const undo = () => screen.getByRole('button', { name: 'Undo the change' });

  test('undoes the change, signs out here, and links to a new password', async () => {
    const answer = { __typename: 'EmailChangeUndone' as const, email, resetToken: 'fresh' };
    const { user, session, asked } = await visitUndo(answer, guest);
    expect(asked).toEqual([]);
    await user.click(undo());
    await seen(() => screen.getByRole('heading', { name: 'Your old email address is back' }));
    expect(screen.getByRole('link', { name: 'Choose a new password' })).toHaveAttribute(
      'href',
      `/resetpassword/fresh/${guest.id}`,
    );
    expect(session.status()).toBe('signedOut');
  });

  test.each([
    ['LinkExpired', 'This link no longer works'],
    ['AlreadyRegistered', 'This address belongs to another account'],
  ] as const)('%s has a page of its own', async (__typename, name) => {
    const { user } = await visitUndo({ __typename, message: 'No.' });
    await user.click(undo());
    await seen(() => screen.getByRole('heading', { name }));
  });
});
