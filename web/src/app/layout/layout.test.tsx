import { act, screen, waitFor, within } from '@testing-library/react';
import { guest, visit } from '../../../test/visit';
import type { Viewer } from '../../session/SessionProvider';
import { Layout } from './Layout';

const open = (viewer?: Viewer, at = '/') =>
  visit({
    at,
    routes: [{ element: <Layout />, children: [{ path: '*', element: <h1>The page</h1> }] }],
    viewer,
    answers: {
      Notifications: () => ({ notifications }),
      NotificationReceived: () => ({ notificationReceived: notifications[0]! }),
      NotificationRead: () => ({ chatChanged: { __typename: 'ChatChange', chatId: 'none', chat: null } }),
    },
  });
/** Two chats with new messages. */
const notifications = ['a', 'b'].map((id) => ({
  __typename: 'Notification' as const,
  count: 3,
  chat: { __typename: 'Chat', id, name: id },
}));
const linksOf = (navigation: string) =>
  within(screen.getByRole('navigation', { name: navigation }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the page is beside the menu and below the logo, which leads home', async () => {
  await open();
  const menu = screen.getByRole('navigation', { name: 'Menu' });
  expect(menu.nextElementSibling).toContainElement(screen.getByRole('main'));
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { name: 'The page' }));
  expect(screen.getByRole('link', { name: 'Staybook, home' })).toHaveAttribute('href', '/');
});

test('visitors have Home, Sign in and Sign up in the top bar', async () => {
  await open();
  expect(linksOf('Account')).toEqual([
    ['Home', '/'],
    ['Sign in', '/login'],
    ['Sign up', '/register'],
  ]);
  expect(screen.queryByRole('button', { name: 'My account' })).toBeNull();
});

test('signed-in people have Home, Sign out, and My account with their photo or the default avatar', async () => {
  await open({ ...guest, photo: '/me.jpg' });
  expect(linksOf('Account')).toEqual([
    ['Home', '/'],
    ['Sign out', '/logout'],
  ]);
  const photo = () => screen.getByRole('button', { name: 'My account' }).querySelector('img');
  expect(photo()).toHaveAttribute('src', '/me.jpg');
  document.body.innerHTML = '';
  await open(guest);
  expect(photo()).toHaveAttribute('src', '/avatar.svg');
});

test.each([
  [
    'customers have their bookings and reviews',
    guest,
    ['/hotels', '/rooms', '/savedhotels', '/mybookings', '/reviews', '/myreviews', '/realtimechat'],
  ],
  [
    'the intermediate role reads',
    { ...guest, role: 'INTERMEDIATE' as const },
    ['/hotels', '/rooms', '/reviews', '/realtimechat'],
  ],
  ['visitors read', undefined, ['/hotels', '/rooms', '/savedhotels', '/reviews']],
])('in the side menu %s', async (_who, viewer, addresses) => {
  await open(viewer);
  await waitFor(() => expect(linksOf('Menu').map(([, address]) => address)).toEqual(addresses));
});

test.each([
  ['/', []],
  [
    '/bookings',
    ['/bookings', '/staff/holds', '/bookingsforahotel', '/bookings/findbooking', '/staff/calendars'],
  ],
  ['/createroom', ['/rates', '/staff/rooms']],
])('administrators have the pages of the staff area in the side menu, at %s', async (at, pages) => {
  await open({ ...guest, role: 'ADMIN' }, at);
  await screen.findByRole('link', { name: 'Tape chart' });
  const addresses = linksOf('Menu').map(([, address]) => address);
  expect(addresses).toEqual([
    '/frontdesk',
    '/tapechart',
    '/bookings',
    '/staff/guests',
    '/rates',
    '/staff/housekeeping',
    '/staff/dayclose',
    '/staff/reviews',
    '/staff/hotels',
    ...pages,
  ]);
});

test('while the session is being restored the top bar says Loading', async () => {
  localStorage.setItem('trustThisDevice', 'true');
  const { session } = await open();
  expect(session.status()).toBe('restoring');
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  await act(() => session.restore());
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('guests reach the chats from the side menu, which says how many have new messages', async () => {
  await open(guest);
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
  const link = await menu.findByRole('link', { name: 'Chats, 2 with new messages' });
  expect(link).toHaveAttribute('href', '/realtimechat');
});
