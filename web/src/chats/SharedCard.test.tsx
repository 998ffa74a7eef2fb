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

test('what is shared is shown as it is now, and what somebody may not see says so', async () => {
  const answers = { SharedHotel: () => ({ hotel }), SharedBooking: () => ({ booking: null }) };
  await visit({ at: '/', routes, answers, viewer: guest });
  expect(await screen.findByRole('link', { name: /The Mill/ })).toHaveAttribute(
    'href',
    '/hotels/the-mill-porto-hotel1',
  );
  await seen(() => screen.getByText('A booking that only its guest and staff can see.'));
});

test('what could not be loaded is not told as gone, and can be asked for again', async () => {
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
  await seen(() => screen.getByText('What was shared could not be loaded.'));
  expect(screen.queryByText('This hotel is not offered any more.')).toBeNull();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /The Mill/ })).toHaveAttribute(
    'href',
    '/hotels/the-mill-porto-hotel1',
  );
  expect(screen.queryByText('What was shared could not be loaded.')).toBeNull();
});
