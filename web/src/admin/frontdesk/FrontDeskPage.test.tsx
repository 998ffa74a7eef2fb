import { screen } from '@testing-library/react';
import { seen } from '../../../test/seen';
import { guest, visit, type Data } from '../../../test/visit';
import { FrontDeskPage } from './FrontDeskPage';

const HOTEL = 'a'.repeat(24);
const hotel = {
  __typename: 'Hotel' as const,
  id: HOTEL,
  name: 'Olive Farm',
  city: { __typename: 'City' as const, id: 'b'.repeat(24), name: 'Lisbon' },
};
const desk: Data<'FrontDesk'> = {
  frontDesk: {
    today: '2026-11-25',
    day: '2026-11-25',
    arrivals: [],
    departures: [],
    inHouse: [],
  },
};

test('a front desk that cannot be loaded says so, and loads when asked again', async () => {
  let isDown = true;
  const failing = (): never => {
    throw new Error('The server is down.');
  };
  const { user } = await visit({
    at: `/frontdesk?hotel=${HOTEL}`,
    routes: [{ path: '/frontdesk', element: <FrontDeskPage /> }],
    viewer: { ...guest, role: 'ADMIN' },
    answers: {
      HotelToday: () => ({
        hotel: { ...hotel, city: { ...hotel.city, timeZone: 'Europe/Lisbon' } },
      }),
      HotelOptions: () => ({ hotels: { __typename: 'HotelList', items: [] }, hotel }),
      BookingMoved: failing,
      FrontDesk: () => (isDown ? failing() : desk),
    },
  });
  await seen(() => screen.getByText('The front desk could not be loaded.'));
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await seen(() => screen.getByText('No arrivals on this day.'));
  expect(screen.queryByText('The front desk could not be loaded.')).toBeNull();
});
