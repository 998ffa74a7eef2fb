import { screen, within } from '@testing-library/react';
import type { Data } from '../../../test/fakeServer';
import { guest, visit } from '../../../test/visit';
import { rememberedHotel } from '../duties/rememberedHotel';
import { CommandPalette } from './CommandPalette';

const [HOTEL, STAY, BOOKING, USER] = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(24)) as [
  string,
  string,
  string,
  string,
];
const row = {
  __typename: 'DeskStay' as const,
  id: STAY,
  actions: ['CHECK_IN' as const, 'NO_SHOW' as const],
  stay: { __typename: 'Stay' as const, id: STAY, number: 308 },
  booking: {
    __typename: 'Booking' as const,
    id: BOOKING,
    reference: 'K7M4-2QXR',
    user: { __typename: 'User' as const, id: USER, name: 'Grace Novák' },
    leadGuest: null,
  },
};
const page = { total: 0, totalIsExact: true, items: [] };

type Found = NonNullable<NonNullable<Data<'PaletteRecords'>['bookings']>['items']>;

const open = (bookings: Found = []) =>
  visit({
    at: '/frontdesk',
    routes: [
      { path: '/frontdesk', element: <CommandPalette onClose={() => undefined} /> },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    answers: {
      PaletteDesk: () => ({
        frontDesk: {
          __typename: 'FrontDesk',
          today: '2099-01-01',
          arrivals: [row],
          departures: [],
          inHouse: [],
        },
      }),
      PaletteRecords: () => ({
        bookings: { __typename: 'BookingList', ...page, items: bookings },
        users: { __typename: 'UserList', ...page },
        hotels: { __typename: 'HotelList', ...page },
        hotelGuests: { __typename: 'HotelGuestList', ...page },
        cities: [{ __typename: 'City', id: USER, name: 'Lisbon' }],
      }),
    },
    viewer: { ...guest, role: 'ADMIN' },
  });
const labels = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

beforeEach(() => rememberedHotel.show(guest.id, HOTEL));

test('a room number finds the stay of today with what is to be done, and leads to it', async () => {
  const { user, address } = await open();
  await user.type(screen.getByRole('combobox'), 'check 308');
  const option = await screen.findByRole('option', { name: /^Check in 308: Grace Novák/ });
  expect(within(option).getByText('K7M4-2QXR')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(address()).toBe(`/frontdesk?hotel=${HOTEL}&stay=${STAY}`);
});

test('a booking is found with its rooms and nights, by which it differs from others of the guest', async () => {
  const stay = (number: string) => ({
    __typename: 'Stay' as const,
    id: number,
    number: Number(number),
    checkIn: '2026-12-04',
    checkOut: '2026-12-07',
  });
  const booking = {
    __typename: 'Booking' as const,
    id: STAY,
    reference: 'K7M4-2QXR',
    hotelName: 'The Harbour',
    user: { __typename: 'User' as const, id: USER, name: 'Wen Silva' },
    stays: [stay('91'), stay('92')],
  };
  const { user } = await open([booking]);
  await user.type(screen.getByRole('combobox'), 'wen');
  const option = await screen.findByRole('option', { name: /^Wen Silva/ });
  expect(option).toHaveTextContent('Rooms 91, 92, Fri 4 Dec – Mon 7 Dec 2026, The Harbour, K7M4-2QXR');
});

test('actions are found by their words and with a typing error, cities by the beginning of the name', async () => {
  const { user } = await open();
  const field = screen.getByRole('combobox');
  await user.type(field, 'refnd');
  expect(labels()[0]).toBe('Pay out a refund');
  await user.clear(field);
  await user.type(field, 'lisb');
  expect(await screen.findByRole('option', { name: 'Hotels in Lisbon' })).toBeVisible();
});

test('what was used of late comes first when nothing is typed', async () => {
  const { user, address } = await open();
  expect(labels()[0]).toBe('New booking');
  await user.type(screen.getByRole('combobox'), 'day close{Enter}');
  expect(address()).toBe('/staff/dayclose');
  document.body.innerHTML = '';
  await open();
  expect(within(screen.getByRole('listbox')).getAllByText('Recent')).toHaveLength(1);
  expect(labels()[0]).toBe('Day close');
});
