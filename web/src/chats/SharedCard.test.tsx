import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen } from '@testing-library/react';
import { seen } from '../../test/seen';
import { guest, visit } from '../../test/visit';
import { SharedCards } from './SharedCard';

const routes = [{ path: '/', element: <SharedCards hotelId="hotel1" bookingId="booking1" /> }];
const hotel = {
  __typename: 'Hotel' as const,
  id: 'hotel1',
  name: 'The Mill',
  photos: [],
  city: { __typename: 'City' as const, id: 'city1', name: 'Porto' },
};

test('a shared hotel is shown as it is now, and a hidden booking says who can see it', async () => {
  const answers = { SharedHotel: () => ({ hotel }), SharedBooking: () => ({ booking: null }) };
  await visit({ at: '/', routes, answers, viewer: guest });
  expect(await screen.findByRole('link', { name: /The Mill/ })).toHaveAttribute(
    'href',
    '/hotels/the-mill-porto-hotel1',
  );
  await seen(() => screen.getByText('Only the guest and staff can see this booking.'));
});

test('a shared hotel that fails to load is not called gone, and can be loaded again', async () => {
  let fails = true;
  const SharedHotel = () => {
    if (fails)
      throw new CombinedGraphQLErrors({
        errors: [{ message: 'Something went wrong', extensions: { code: 'INTERNAL' } }],
      });
    return { hotel };
  };
  const answers = { SharedHotel, SharedBooking: () => ({ booking: null }) };
  const { user } = await visit({ at: '/', routes, answers, viewer: guest });
  await seen(() => screen.getByText('We couldn’t load what was shared.'));
  expect(screen.queryByText('This hotel is no longer available.')).toBeNull();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /The Mill/ })).toHaveAttribute(
    'href',
    '/hotels/the-mill-porto-hotel1',
  );
  expect(screen.queryByText('We couldn’t load what was shared.')).toBeNull();
});
