import { act, screen } from '@testing-library/react';
import { guest, visit } from '../../test/visit';
import { Guard } from './Guard';

const routes = [
  {
    element: <Guard roles={['CUSTOMER']} />,
    children: [{ path: '/mybookings', element: <h1>My bookings</h1> }],
  },
  { path: '/login', element: <h1>Sign in</h1> },
  { path: '/unauthorized', element: <h1>Unauthorized</h1> },
];

test('an allowed role passes', async () => {
  await visit({ at: '/mybookings', routes, viewer: guest });
  expect(screen.getByRole('heading', { name: 'My bookings' })).toBeVisible();
});

test('another role goes to /unauthorized', async () => {
  const { address } = await visit({ at: '/mybookings', routes, viewer: { ...guest, role: 'INTERMEDIATE' } });
  expect(address()).toBe('/unauthorized');
});

test('a visitor goes to /login, which keeps the requested page', async () => {
  const { address, navigation } = await visit({ at: '/mybookings?page=2', routes });
  expect(address()).toBe('/login?next=%2Fmybookings%3Fpage%3D2');
  expect(navigation.location.state).toEqual({ from: '/mybookings?page=2' });
});

test('a person who leaves for good is redirected to the exit, once', async () => {
  const { address, session, navigation } = await visit({
    at: '/mybookings',
    routes: [...routes, { path: '/', element: <h1>Home</h1> }],
    viewer: guest,
  });
  await act(async () => session.endEverywhere({ to: '/', notice: 'Your account is deleted.' }));
  expect(address()).toBe('/');
  expect(navigation.location.state).toEqual({ notice: 'Your account is deleted.' });
  await act(() => navigation.navigate('/mybookings'));
  expect(address()).toBe('/login?next=%2Fmybookings');
});
