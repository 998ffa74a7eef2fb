import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen, waitFor } from '@testing-library/react';
import { booking } from '../../../test/listedBooking';
import { seen } from '../../../test/seen';
import { guest, visit } from '../../../test/visit';
import { BookingsPage } from '../bookings/BookingsPage';

const TOTAL = 250_003;
const rows = Array.from({ length: 50 }, (_, row) => ({ ...booking, id: String(row).padStart(24, '0') }));

const open = (at: string, countAll: () => number = () => TOTAL) =>
  visit({
    at,
    routes: [{ path: '/bookings', element: <BookingsPage /> }],
    viewer: { ...guest, role: 'ADMIN' },
    answers: {
      SavedViews: () => ({ savedViews: [] }),
      BookingTable: (variables) => ({
        bookings: {
          __typename: 'BookingList',
          total: variables.countAll ? countAll() : 10_000,
          totalIsExact: Boolean(variables.countAll),
          items: rows.slice(0, variables.limit),
        },
      }),
    },
  });

test('a long list is counted on request, and its last page is then read from its end', async () => {
  const { user, asked, address } = await open('/bookings');
  await seen(() => screen.getByText('At least 10,000'));
  await seen(() => screen.getByRole('button', { name: 'Go to last page' }));
  expect(screen.getByRole('button', { name: 'Go to last page' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Count all' }));
  await seen(() => screen.getByText('250,003 bookings'));
  expect(screen.queryByRole('button', { name: 'Count all' })).toBeNull();
  expect(asked.at(-1)).toMatchObject({ variables: { limit: 1, offset: 0, countAll: true } });

  await user.click(screen.getByRole('button', { name: 'Go to last page' }));
  expect(address()).toBe('/bookings?page=5001');
  await seen(() => screen.getByText(/^250,?001–250,?003 of 250,?003$/));
  expect(asked.at(-1)).toMatchObject({ variables: { limit: 3, offset: 0, fromEnd: true } });
});

test('the address of a page near the end of a long list counts the rows first', async () => {
  const { asked, address } = await open('/bookings?page=5000');
  await seen(() => screen.getByText('250,003 bookings'));
  expect(address()).toBe('/bookings?page=5000');
  const pages = asked.filter(({ name }) => name === 'BookingTable').map(({ variables }) => variables);
  expect(pages).toMatchObject([{ countAll: true }, { limit: 50, offset: 3, fromEnd: true }]);
});

test('the address of a page after the last one leads to the last one', async () => {
  const { asked, address } = await open('/bookings?page=9000');
  await waitFor(() => expect(address()).toBe('/bookings?page=5001'));
  await seen(() => screen.getByText('250,003 bookings'));
  expect(asked.at(-1)).toMatchObject({ variables: { limit: 3, offset: 0, fromEnd: true } });
});

test('a list that cannot be counted says why, and shows the last page that is read from its beginning', async () => {
  const { address } = await open('/bookings?page=5000', () => {
    throw new CombinedGraphQLErrors({ errors: [{ message: 'This search takes too long.' }] });
  });
  await seen(() => screen.getByText('At least 10,000'));
  expect(screen.getByRole('alert')).toHaveTextContent('This search takes too long.');
  expect(screen.getByRole('button', { name: 'Count all' })).toBeVisible();
  expect(address()).toBe('/bookings?page=2001');
});
