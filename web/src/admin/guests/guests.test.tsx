import { screen, within } from '@testing-library/react';
import { guest as viewer, visit } from '../../../test/visit';
import { GuestPage } from './GuestPage';
import { GuestsPage } from './GuestsPage';

const [GUEST, USER, HOTEL] = ['a'.repeat(24), 'b'.repeat(24), 'c'.repeat(24)] as const;
const guest = {
  __typename: 'HotelGuest' as const,
  id: GUEST,
  bookedAt: '2099-10-01T10:00:00.000Z',
  user: {
    __typename: 'User' as const,
    id: USER,
    name: 'Wanda Walker',
  },
  contact: { __typename: 'GuestContact' as const, email: null as string | null, phone: '+49 170 5554433' },
  hotel: { __typename: 'Hotel' as const, id: HOTEL, name: 'Olive Farm' },
  figures: {
    __typename: 'GuestFigures' as const,
    stays: 3,
    nights: 7,
    lastStay: '2099-09-01',
    nextStay: null as string | null,
    owedCents: 4250,
    notes: 2,
  },
};

const open = (at: string, known: typeof guest | null = guest) =>
  visit({
    at,
    routes: [
      { path: '/staff/guests', element: <GuestsPage /> },
      { path: '/staff/guests/:hotelId/:userId', element: <GuestPage /> },
    ],
    answers: {
      SavedViews: () => ({ savedViews: [] }),
      GuestTable: () => ({
        hotelGuests: {
          __typename: 'HotelGuestList',
          total: known ? 1 : 0,
          totalIsExact: true,
          items: known ? [known] : [],
        },
      }),
      HotelOptions: () => ({
        hotels: { __typename: 'HotelList', items: [] },
        hotel: { ...guest.hotel, city: { __typename: 'City', id: HOTEL, name: 'Porto' } },
      }),
      HotelName: () => ({ hotel: guest.hotel }),
      GuestPage: () => ({ hotelGuest: known }),
      BookingTable: () => ({
        bookings: { __typename: 'BookingList', total: 0, totalIsExact: true, items: [] },
      }),
    },
    viewer: { ...viewer, role: 'ADMIN' },
  });

test('the details of a guest lead to the stays at the hotel', async () => {
  const { asked } = await open(`/staff/guests?hotel=${HOTEL}&q=wanda&sort=name&row=${GUEST}`);
  const panel = within(await screen.findByLabelText('Wanda Walker'));
  for (const text of ['+49 170 5554433', 'Olive Farm', '$42.50', '7'])
    expect(panel.getByText(text)).toBeVisible();
  expect(panel.queryByRole('link', { name: 'Write an email' })).toBeNull();
  expect(asked.find(({ name }) => name === 'GuestTable')?.variables).toMatchObject({
    hotelId: HOTEL,
    text: 'wanda',
    sort: 'NAME_ASC',
  });
  expect(panel.getByRole('link', { name: 'Show stays' })).toHaveAttribute(
    'href',
    `/staff/guests/${HOTEL}/${USER}`,
  );
});

test('the page of a guest lists the bookings at the hotel below the figures', async () => {
  const { asked } = await open(`/staff/guests/${HOTEL}/${USER}`);
  expect(await screen.findByRole('heading', { name: 'Stays of Wanda Walker' })).toBeVisible();
  expect(screen.getByText('$42.50')).toBeVisible();
  expect(await screen.findByText('No booking in the database !!!')).toBeVisible();
  expect(asked.find(({ name }) => name === 'BookingTable')?.variables).toMatchObject({
    filter: { hotelId: HOTEL, userId: USER },
  });
});

test('says so if there are no guests, or none at this address', async () => {
  await open('/staff/guests', null);
  expect(await screen.findByText(/^No guests yet/)).toBeVisible();
  document.body.innerHTML = '';
  await open(`/staff/guests/${HOTEL}/${USER}`, null);
  expect(await screen.findByRole('heading', { name: 'This guest does not exist' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to guests' })).toHaveAttribute('href', '/staff/guests');
});
