import { screen, waitFor, within } from '@testing-library/react';
import { seen } from '../../test/seen';
import { guest, visit, type Answers, type Data } from '../../test/visit';
import { useViewer } from '../session/SessionProvider';
import { ChangePasswordPage } from './ChangePasswordPage';
import { UpdateAccountPage } from './UpdateAccountPage';
import { ArrivalNotice } from '../kit/ArrivalNotice';

/** The person's details as the top bar and the account page show them. */
function Person() {
  const viewer = useViewer();
  return (
    <>
      <ArrivalNotice />
      <p>{`${viewer?.name}, ${viewer?.username}, ${viewer?.email}`}</p>
    </>
  );
}
const routes = [
  { path: '/changepassword', element: <ChangePasswordPage /> },
  { path: '/updatemyaccount', element: <UpdateAccountPage /> },
  { path: '/users/myaccount', element: <Person /> },
];
type Fields = Record<string, string>;

async function fillIn(at: string, fields: Fields, answers: Answers = {}) {
  const page = await visit({ at, routes, answers, viewer: guest });
  for (const [label, text] of Object.entries(fields)) {
    await page.user.clear(screen.getByLabelText(label));
    await page.user.type(screen.getByLabelText(label), text);
  }
  return page;
}

describe('changing the password', () => {
  const button = () => screen.getByRole('button', { name: 'Change password' });
  const good = {
    'Current password': 'Stay#2026',
    'New password': 'Harbour#2026',
    'Confirm password': 'Harbour#2026',
  };
  const change = async (changePassword: Data<'ChangePassword'>['changePassword']) => {
    const page = await fillIn('/changepassword', good, { ChangePassword: () => ({ changePassword }) });
    await page.user.click(button());
    return page;
  };

  test.each([
    ['the current one is empty', { 'New password': 'Harbour#2026', 'Confirm password': 'Harbour#2026' }],
    ['the new one is too simple', { ...good, 'New password': 'harbour', 'Confirm password': 'harbour' }],
    ['the two differ', { ...good, 'Confirm password': 'Harbour#2025' }],
  ])('cannot be sent while %s', async (_case, fields: Fields) => {
    await fillIn('/changepassword', fields);
    expect(button()).toBeDisabled();
  });

  test('leads to the account page with a notice; this device stays signed in', async () => {
    const { address, session, asked } = await change({
      __typename: 'PasswordChanged',
      message: 'It is changed.',
    });
    expect(await screen.findByRole('status')).toHaveTextContent('It is changed.');
    expect(address()).toBe('/users/myaccount');
    expect(session.status()).toBe('signedIn');
    expect(asked.at(-1)?.variables).toEqual({
      input: { currentPassword: 'Stay#2026', password: 'Harbour#2026' },
    });
  });

  test.each([
    ['WrongPassword', 'Current password'],
    ['PasswordTooCommon', 'New password'],
  ] as const)('%s is reported at its field', async (__typename, label) => {
    await change({ __typename, message: 'Not this one.' });
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription('Not this one.');
    expect(screen.getByLabelText(label)).toHaveFocus();
  });

  test('too many attempts disable the button', async () => {
    await change({ __typename: 'TooManyAttempts', message: 'Wait 1 minute.', retryAfterSeconds: 60 });
    expect(await screen.findByRole('alert')).toHaveTextContent('Wait 1 minute.');
    expect(button()).toBeDisabled();
  });
});

describe('updating the details', () => {
  const answered = { ...guest, __typename: 'User' as const, pendingEmail: null as string | null };
  const button = () => screen.getByRole('button', { name: 'Update' });

  test('the form is prefilled, and sends nothing without a change', async () => {
    const { user, asked, address } = await fillIn('/updatemyaccount', {});
    for (const [label, value] of [
      ['Name', guest.name],
      ['Username', guest.username],
      ['Email', guest.email],
    ] as const)
      expect(screen.getByLabelText(label)).toHaveValue(value);
    await user.click(button());
    expect(address()).toBe('/users/myaccount');
    expect(asked.map(({ name }) => name)).toEqual(['HasPassword']);
  });

  test('needs a name or an email address', async () => {
    const { user } = await fillIn('/updatemyaccount', {});
    for (const label of ['Name', 'Username', 'Email']) await user.clear(screen.getByLabelText(label));
    expect(button()).toBeDisabled();
    await user.type(screen.getByLabelText('Username'), 'ada_guest');
    expect(button()).toBeDisabled();
    await user.type(screen.getByLabelText('Name'), '  ');
    expect(button()).toBeDisabled();
    await user.type(screen.getByLabelText('Name'), 'Ada');
    expect(button()).toBeEnabled();
  });

  test('leaving asks for confirmation only after a change', async () => {
    const { user, address } = await fillIn('/updatemyaccount', {});
    const name = () => screen.getByLabelText('Name');
    await user.type(name(), 'X');
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    const dialog = screen.getByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(name()).toHaveValue(`${guest.name}X`);
    await user.type(name(), '{Backspace}');
    const unchanged = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(unchanged);
    expect(unchanged.defaultPrevented).toBe(false);
    await user.type(name(), 'Y');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(address()).toBe('/users/myaccount');
  });

  test.each([
    ['a new username alone', { Username: 'ada_guest' }, true],
    ['an email address alone', { Email: 'ada@staybook.example' }, true],
    ['a name with a username of five characters', { Name: 'Ada', Username: 'guest' }, false],
  ])('with %s it can be sent: %#', async (_case, fields: Fields, enabled) => {
    await fillIn('/updatemyaccount', fields);
    expect(button().matches(':enabled')).toBe(enabled);
  });

  test('the hint says 5 to 20, and 6 to 20 are enforced', async () => {
    const { user } = await fillIn('/updatemyaccount', {});
    const username = screen.getByLabelText('Username');
    expect(username).toHaveAccessibleDescription(/5 to 20/);
    await user.clear(username);
    await user.type(username, 'guest');
    await user.tab();
    expect(username).toHaveAccessibleDescription(/^6 to 20/);
  });

  test('the answer updates the person on every screen', async () => {
    const user = { ...answered, name: 'Ada Guest', username: 'ada_guest' };
    const page = await fillIn(
      '/updatemyaccount',
      { Name: 'Ada Guest', Username: 'ada_guest' },
      { UpdateAccount: () => ({ updateAccount: user }) },
    );
    await page.user.click(button());
    await seen(() => screen.getByText(`Ada Guest, ada_guest, ${guest.email}`));
    expect(screen.getByRole('status')).toHaveTextContent('Your details have been updated.');
    expect(page.asked.map(({ name }) => name)).toEqual(['HasPassword', 'UpdateAccount']);
    expect(page.asked[1]?.variables).toEqual({
      input: { name: 'Ada Guest', username: 'ada_guest', email: guest.email },
    });
  });

  const moving = {
    Username: 'ada_guest',
    Email: 'ada@staybook.example',
    'Current password': 'Stay#2026',
  };

  test('a new email address requires the password, and leads to the account page with the next step', async () => {
    const pendingEmail = 'ada@staybook.example';
    const page = await fillIn(
      '/updatemyaccount',
      { Email: guest.email!.toUpperCase() },
      { UpdateAccount: () => ({ updateAccount: { ...answered, pendingEmail } }) },
    );
    expect(screen.queryByLabelText('Current password')).toBeNull();
    const email = screen.getByLabelText('Email');
    await page.user.clear(email);
    await page.user.type(email, 'ada@staybook.example');
    await page.user.click(button());
    const password = screen.getByLabelText('Current password');
    expect(password).toHaveAccessibleDescription('Enter your current password.');
    await page.user.type(password, 'Stay#2026');
    await page.user.click(button());
    expect(await screen.findByRole('status')).toHaveTextContent(
      `Open the link we sent to ${pendingEmail} to confirm your new address. Until then we keep using ${guest.email}.`,
    );
    expect(page.asked[1]?.variables.input).toMatchObject({
      email: pendingEmail,
      currentPassword: 'Stay#2026',
    });
  });

  test.each([
    ['UsernameTaken', 'Username', /username is already taken/],
    ['WrongPassword', 'Current password', 'Refused.'],
  ] as const)('%s is reported at its field', async (__typename, label, text) => {
    const { user } = await fillIn('/updatemyaccount', moving, {
      UpdateAccount: () => ({ updateAccount: { __typename, message: 'Refused.' } }),
    });
    await user.click(button());
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text);
  });

  test('too many changes disable the button', async () => {
    const { user } = await fillIn('/updatemyaccount', moving, {
      UpdateAccount: () => ({
        updateAccount: { __typename: 'TooManyAttempts', message: 'Wait 1 hour.', retryAfterSeconds: 3600 },
      }),
    });
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('Wait 1 hour.');
    expect(button()).toBeDisabled();
  });
});
