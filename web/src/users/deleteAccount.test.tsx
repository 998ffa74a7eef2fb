import { screen, waitFor, within } from '@testing-library/react';
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
const leave = async (DeleteAccount: Answers['DeleteAccount']) => {
  const page = await visit({
    at: '/users/myaccount',
    routes,
    answers: {
      MyDevices: () => ({ myDevices: [] }),
      PendingEmail: () => ({ viewer: { __typename: 'User', id: guest.id, pendingEmail: null } }),
      DeleteAccount,
    },
    viewer: guest,
  });
  await page.user.click(await screen.findByRole('button', { name: 'Delete account' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveAccessibleName('Is there anything we can do to keep you?');
  return { ...page, dialog };
};
const gone = { deleteAccount: { __typename: 'AccountDeleted' as const } };
const stay = {
  bookingId: 'b'.repeat(24),
  reference: 'K7M4-2QXR',
  hotelName: 'The Canopy',
  checkIn: '2026-11-20',
  checkOut: '2026-11-23',
  rooms: [101],
};

test('Cancel keeps the account', async () => {
  const { user, dialog, asked } = await leave(() => gone);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.map(({ name }) => name)).not.toContain('DeleteAccount');
});

test('signs out, clears the storage of the browser and goes home', async () => {
  const { user, dialog, address, session, navigation } = await leave(() => gone);
  sessionStorage.setItem('rooms', '[]');
  await user.click(within(dialog).getByRole('button', { name: 'Delete account' }));
  await seen(() => screen.getByRole('heading', { name: 'Home' }));
  expect(address()).toBe('/');
  expect(navigation.location.state?.notice).toMatch(/Your account has been deleted/);
  expect(session.status()).toBe('signedOut');
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

test('upcoming paid stays are named with the refund, and cancelled after a second confirmation', async () => {
  const { user, dialog, asked, address } = await leave(({ input }) =>
    input.cancelPaidStays
      ? gone
      : {
          deleteAccount: {
            __typename: 'PaidStaysAhead',
            message: 'Stays.',
            bookings: 2,
            refundCents: 120050,
            deskRefundCents: 20000,
            stays: [{ ...stay, __typename: 'PaidStayAhead', refundCents: 60000 }],
          },
        },
  );
  await user.click(within(dialog).getByRole('button', { name: 'Delete account' }));
  const warning = await within(dialog).findByRole('alert');
  expect(warning).toHaveTextContent('You have 2 upcoming paid stays.');
  expect(warning).toHaveTextContent('$1,000.50 goes back to the card you paid with.');
  expect(warning).toHaveTextContent('You get $200 at the front desk, in the way you paid there.');
  const list = within(dialog).getByRole('list', { name: 'Your upcoming stays' });
  expect(list).toHaveTextContent('The Canopy$600 refundFri 20 Nov – Mon 23 Nov 2026 Room 101');
  expect(dialog).toHaveTextContent('And 1 more booking.');
  expect(address()).toBe('/users/myaccount');
  await user.click(within(dialog).getByRole('button', { name: 'Delete account anyway' }));
  await seen(() => screen.getByRole('heading', { name: 'Home' }));
  const inputs = asked.filter(({ name }) => name === 'DeleteAccount').map(({ variables }) => variables.input);
  expect(inputs).toEqual([{ cancelPaidStays: false }, { cancelPaidStays: true }]);
});

test('during a stay the dialog says why not, links to the booking and has no button to delete', async () => {
  const message =
    'Your stay at The Canopy has begun. You can delete your account after you have checked out.';
  const stays = [{ ...stay, __typename: 'StayInProgress' as const }];
  const { user, dialog } = await leave(() => ({
    deleteAccount: { __typename: 'StaysInProgress', message, total: 1, stays },
  }));
  await user.click(within(dialog).getByRole('button', { name: 'Delete account' }));
  const later = await screen.findByRole('dialog', { name: 'Your account can’t be deleted yet' });
  expect(within(later).getByRole('alert')).toHaveTextContent(message);
  expect(within(later).getByRole('alert')).toHaveFocus();
  expect(within(later).getByRole('link', { name: 'The Canopy' })).toHaveAttribute(
    'href',
    `/bookings/${stay.bookingId}`,
  );
  expect(within(later).getAllByRole('button')).toHaveLength(1);
  await user.click(within(later).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the password is sent, and a wrong one is reported at its field', async () => {
  const message = 'Your password is incorrect.';
  const { user, dialog, asked } = await leave(() => ({
    deleteAccount: { __typename: 'WrongPassword', message },
  }));
  const password = within(dialog).getByLabelText('Current password');
  await user.type(password, 'Wrong#2026{Enter}');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(message);
  expect(password).toHaveFocus();
  expect(asked.at(-1)?.variables).toEqual({
    input: { cancelPaidStays: false, currentPassword: 'Wrong#2026' },
  });
});

test('the last administrator reads what to do first', async () => {
  const message = 'This is the last active administrator.';
  const { user, dialog } = await leave(() => ({
    deleteAccount: { __typename: 'LastAdministrator', message },
  }));
  await user.click(within(dialog).getByRole('button', { name: 'Delete account' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(message);
});
