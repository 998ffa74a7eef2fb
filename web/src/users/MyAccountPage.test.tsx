import { act, screen, waitFor, within } from '@testing-library/react';
import { seen } from '../../test/seen';
import { guest, visit, type Answers } from '../../test/visit';
import { Guard } from '../session/Guard';
import { MyAccountPage } from './MyAccountPage';

const routes = [
  {
    element: <Guard roles={['CUSTOMER']} />,
    children: [{ path: '/users/myaccount', element: <MyAccountPage /> }],
  },
  { path: '/login', element: <h1>Sign in</h1> },
  { path: '/', element: <h1>Home</h1> },
];
const device = (id: string, userAgent: string, more: object = {}) => ({
  __typename: 'Device',
  id,
  userAgent,
  trusted: false,
  current: false,
  signedInAt: '2026-11-01T10:00:00Z',
  lastUsedAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  method: 'PASSWORD' as const,
  network: '203.0.113.*',
  ...more,
});
const here = device('here', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/149.0 Safari/537.36', { current: true });
const phone = device(
  'phone',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) Version/26.1 Safari/604.1',
  {
    trusted: true,
  },
);
const waiting = (pendingEmail: string | null): Answers => ({
  PendingEmail: () => ({ viewer: { __typename: 'User', id: guest.id, pendingEmail } }),
});
const answers: Answers = { MyDevices: () => ({ myDevices: [here, phone] }), ...waiting(null) };
const deviceList = () => screen.findByRole('region', { name: 'Signed-in devices' });
const open = async (more: Answers = {}) => {
  const page = await visit({
    at: '/users/myaccount',
    routes,
    answers: { ...answers, ...more },
    viewer: guest,
  });
  await screen.findByRole('heading', { name: 'My account' });
  return page;
};

test('shows the person and links to the forms that change their details', async () => {
  await open();
  for (const text of ['Guest Demo', 'guest_demo', 'guest_demo@staybook.example'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByAltText('Your profile photo')).toHaveAttribute('src', '/avatar.svg');
  expect(screen.getByRole('link', { name: 'Change password' })).toHaveAttribute('href', '/changepassword');
  expect(screen.getByRole('link', { name: 'Update details' })).toHaveAttribute('href', '/updatemyaccount');
});

test('API keys and webhooks are folded under one heading for developers, below the data', async () => {
  const { user } = await open();
  const sections = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(sections.slice(-3)).toEqual(['Your data', 'For developers', 'Delete your account']);
  expect(screen.getByText('Manage API keys')).not.toBeVisible();
  await user.click(screen.getByRole('heading', { name: 'For developers' }));
  expect(screen.getByRole('link', { name: 'Manage API keys' })).toHaveAttribute('href', '/apikeys');
  expect(screen.getByRole('link', { name: 'Manage webhooks' })).toHaveAttribute('href', '/webhooks');
  expect(screen.getByText('Manage webhooks')).toBeVisible();
});

test('lists the devices by familiar names, and signs another one out at once', async () => {
  const { user, asked } = await open({ EndSession: () => ({ endSession: true }) });
  const rows = await within(await deviceList()).findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Chrome on LinuxThis deviceIn use nowSigned in with the password · 203.0.113.*Sign out',
    'Safari on iPhoneLast used 3 hours ago · trustedSigned in with the password · 203.0.113.*Sign out',
  ]);
  const own = within(rows[0]!).getByRole('link', { name: /Sign out/ });
  expect(own).toHaveAttribute('href', '/logout');
  await user.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }));
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  expect(screen.getByText('Chrome on Linux')).toBeVisible();
  expect(asked.at(-1)).toEqual({ name: 'EndSession', variables: { input: { sessionId: 'phone' } } });
});

test('one button signs all other devices out, if there are at least two', async () => {
  const tablet = device('tablet', 'Mozilla/5.0 (iPad; CPU OS 26_1 like Mac OS X) Version/26.1 Safari/604.1');
  const { user, asked } = await open({
    MyDevices: () => ({ myDevices: [here, phone, tablet] }),
    EndOtherSessions: () => ({ endOtherSessions: 2 }),
  });
  expect(await within(await deviceList()).findAllByRole('listitem')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Sign out all other devices' }));
  await waitFor(() =>
    expect(
      within(screen.getByRole('region', { name: 'Signed-in devices' })).getAllByRole('listitem'),
    ).toHaveLength(1),
  );
  expect(screen.getByText('Chrome on Linux')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).toBeNull();
  expect(asked.at(-1)?.name).toBe('EndOtherSessions');
});

test('devices are not fetched again after a change, but at the next visit', async () => {
  const { navigation, asked } = await open();
  await deviceList();
  await act(() => navigation.navigate('/'));
  await act(() =>
    navigation.navigate('/users/myaccount', { state: { notice: 'Your details have been updated.' } }),
  );
  expect(within(await deviceList()).getAllByRole('listitem')).toHaveLength(2);
  expect(asked).toHaveLength(3);
  await act(() => navigation.navigate('/'));
  await act(() => navigation.navigate('/users/myaccount'));
  await waitFor(() => expect(asked).toHaveLength(6));
});

describe('a new email address that is not confirmed', () => {
  const pendingEmail = 'ada@staybook.example';
  const update = (pending: string | null): Answers => ({
    UpdateAccount: () => ({ updateAccount: { ...guest, __typename: 'User', pendingEmail: pending } }),
  });
  const sent = (asked: Awaited<ReturnType<typeof open>>['asked']) =>
    asked.filter(({ name }) => name === 'UpdateAccount').map(({ variables }) => variables);

  test('is shown, and gets a new link', async () => {
    const { user, asked } = await open({ ...waiting(pendingEmail), ...update(pendingEmail) });
    await seen(() => screen.getByText(pendingEmail));
    expect(
      screen.getByText(`Open the link we sent there. Until then we keep using ${guest.email}.`),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByRole('status')).toHaveTextContent(
      `A new link is on its way to ${pendingEmail}`,
    );
    expect(sent(asked)).toEqual([{ input: { email: pendingEmail } }]);
  });

  test('is dropped by cancelling the change, which sends the current address', async () => {
    const { user, asked } = await open({ ...waiting(pendingEmail), ...update(null) });
    await user.click(await screen.findByRole('button', { name: 'Cancel the change' }));
    await waitFor(() => expect(screen.queryByText(pendingEmail)).toBeNull());
    expect(sent(asked)).toEqual([{ input: { email: guest.email } }]);
  });

  test('shows how long to wait after too many links', async () => {
    const { user } = await open({
      ...waiting(pendingEmail),
      UpdateAccount: () => ({
        updateAccount: { __typename: 'TooManyAttempts', message: 'Wait 1 hour.', retryAfterSeconds: 3600 },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Wait 1 hour.');
    expect(screen.getByRole('button', { name: 'Send again' })).toBeDisabled();
  });
});

test('the data of the account is downloaded as a file', async () => {
  let saved: Blob | undefined;
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => ((saved = blob), 'blob:data'),
    revokeObjectURL: () => undefined,
  });
  const named: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    named.push(this.download);
  });
  const { user } = await open({ MyData: () => ({ myData: '{"account":{}}' }) });
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  expect(named).toEqual(['staybook-my-data.json']);
  expect(saved).toMatchObject({ type: 'application/json', size: 14 });
  click.mockRestore();
});
