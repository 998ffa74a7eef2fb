import { act, fireEvent, screen } from '@testing-library/react';
import { seen } from '../../../test/seen';
import { guest, visit } from '../../../test/visit';
import { FindUserPage } from './FindUserPage';
import { UserPage } from './UserPage';
import { UsersPage } from './UserPages';

const samir = {
  __typename: 'User',
  id: 'e'.repeat(24),
  name: 'Samir Haddad',
  username: 'samir',
  email: 'samir@staybook.example',
  pendingEmail: null,
  role: 'CUSTOMER' as const,
  active: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  photo: null,
  hasSecondFactor: false,
  factorsResetAt: null as string | null,
};
const routes = [
  { path: '/users', element: <UsersPage /> },
  { path: '/users/finduser', element: <FindUserPage /> },
  { path: '/users/getuser', element: <UserPage /> },
];
const open = (at: string, items: (typeof samir)[] = []) =>
  visit({
    at,
    routes,
    viewer: { ...guest, role: 'ADMIN' },
    answers: {
      SavedViews: () => ({ savedViews: [] }),
      UserPage: () => ({ users: { __typename: 'UserList', items } }),
      UserTable: () => ({ users: { __typename: 'UserList', total: 0, totalIsExact: true, items: [] } }),
    },
  });

test('a user is found by the email address, which is needed', async () => {
  const { user, address } = await open('/users/finduser');
  const proceed = screen.getByRole('button', { name: 'Continue' });
  expect(proceed).toBeDisabled();
  await user.type(screen.getByLabelText('User email'), samir.email);
  await act(async () => void fireEvent.click(proceed));
  expect(address()).toBe('/users/getuser?email=samir%40staybook.example');
});

test('the page of a user shows the account, and that it is disabled', async () => {
  await open('/users/getuser?email=samir%40staybook.example', [samir]);
  await seen(() => screen.getByText('The user is disabled'));
  for (const text of [samir.id, 'Samir Haddad', 'samir', samir.email, 'Customer (2010)', 'Disabled'])
    expect(screen.getAllByText(text)[0]).toBeVisible();
});

test.each(['/users', '/users/getuser?email=nobody%40staybook.example'])(
  '%s without a user shows the specified text',
  async (at) => {
    await open(at);
    await seen(() => screen.getByText('No user in the database !!!'));
  },
);
