import { act, screen } from '@testing-library/react';
import { visit } from '../../../test/visit';
import { CancelPage } from '../../bookings/checkout/CancelPage';
import { HandleErrorPage } from './HandleErrorPage';
import { NotFoundPage } from './NotFoundPage';
import { SomethingWentWrongPage } from './SomethingWentWrongPage';
import { UnauthorizedPage } from './UnauthorizedPage';

const routes = [
  { path: '/', element: <h1>Home</h1> },
  { path: '/handleerror', element: <HandleErrorPage /> },
  { path: '/somethingwentwrong', element: <SomethingWentWrongPage /> },
  { path: '/unauthorized', element: <UnauthorizedPage /> },
  { path: '/cancel', element: <CancelPage /> },
  { path: '*', element: <NotFoundPage /> },
];
const open = async (at: string, state: object | null = null) => {
  const { navigation } = await visit({ at: '/', routes });
  await act(() => navigation.navigate(at, { state }));
};
const leadsTo = (name: string, address: string) =>
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);

test('/handleerror shows the message and the path before, and links back', async () => {
  await open('/handleerror', { message: 'This hotel is closed.', from: '/hotels/1?select=2' });
  expect(screen.getByRole('alert')).toHaveTextContent('This hotel is closed.');
  expect(screen.getByText('It happened on /hotels/1.')).toBeVisible();
  leadsTo('Go back', '/hotels/1?select=2');
  leadsTo('Go to home', '/');
});

test('/somethingwentwrong says so without details, and links home', async () => {
  await open('/somethingwentwrong');
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  leadsTo('Go to home', '/');
});

test.each([
  ['/unauthorized', 'Unauthorized'],
  ['/no/such/page', 'Page not found'],
])('%s says so and links home', async (at, heading) => {
  await open(at);
  expect(screen.getByRole('heading', { name: heading })).toBeVisible();
  leadsTo('Go to home', '/');
});

test('/cancel is a bare page', async () => {
  await open('/cancel');
  expect(screen.getByRole('heading', { name: 'Cancel' })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
