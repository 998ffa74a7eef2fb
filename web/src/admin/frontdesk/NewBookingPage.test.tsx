import { screen } from '@testing-library/react';
import { seen } from '../../../test/seen';
import { guest, visit } from '../../../test/visit';
import { NewBookingPage } from './NewBookingPage';

const HOTEL = 'a'.repeat(24);
const ROOM = 'd'.repeat(24);
const hotel = {
  __typename: 'Hotel' as const,
  id: HOTEL,
  name: 'Olive Farm',
  checkInFrom: '14:00',
  checkInUntil: '23:00',
  checkOutUntil: '11:00',
  city: { __typename: 'City' as const, id: 'b'.repeat(24), name: 'Lisbon', timeZone: 'Europe/Lisbon' },
};
const roomType = {
  __typename: 'RoomType' as const,
  id: 'c'.repeat(24),
  title: 'Twin',
  priceCents: 10_000,
  roomNumbers: [{ __typename: 'RoomNumber' as const, id: ROOM, number: 101, available: true }],
};

test('staff book a walk-in on account of a company, whose name is needed', async () => {
  const inputs: unknown[] = [];
  const { user, address, navigation } = await visit({
    at: `/frontdesk/newbooking?hotel=${HOTEL}&checkIn=2026-11-25`,
    routes: [
      { path: '/frontdesk/newbooking', element: <NewBookingPage /> },
      { path: '/frontdesk', element: <p>Front desk</p> },
    ],
    viewer: { ...guest, role: 'ADMIN' },
    answers: {
      HotelToday: () => ({ hotel }),
      HotelOptions: () => ({ hotels: { __typename: 'HotelList', items: [] }, hotel }),
      UserOptions: () => ({ users: { __typename: 'UserList', items: [] }, user: null }),
      NewBookingRooms: () => ({ hotel: { ...hotel, roomTypes: [roomType] } }),
      WalkInQuote: () => ({ walkInQuote: { __typename: 'Quote', totalCents: 10_000, version: 'v1' } }),
      CreateWalkIn: ({ input }) => {
        inputs.push(input);
        return {
          createWalkIn: {
            __typename: 'Booking',
            id: 'e'.repeat(24),
            reference: 'K7M4-2QXR',
            totalCents: 10_000,
            stays: [],
            user: { __typename: 'User', id: guest.id, name: 'Wanda Walker' },
          },
        };
      },
    },
  });
  await seen(() => screen.getByRole('checkbox', { name: '101' }));
  await user.click(screen.getByRole('checkbox', { name: '101' }));
  await user.type(screen.getByLabelText('Guest name'), 'Wanda Walker');
  await user.type(screen.getByLabelText('Telephone number'), '+1 555 010 0199');
  expect(screen.queryByLabelText('Company')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Payment method'), 'On account of a company');
  await seen(() => screen.getByText(/for 1 room, 1 night/));
  const book = screen.getByRole('button', { name: 'Book on account' });
  expect(book).toBeDisabled();
  await user.type(screen.getByLabelText('Company'), ' Acme Travel ');
  await user.type(screen.getByLabelText('Company’s reference'), 'PO 123');
  await user.click(screen.getByText('Guest details and requests (optional)'));
  await user.click(screen.getByRole('radio', { name: 'Another guest' }));
  await user.type(screen.getByLabelText('First name of the guest'), 'Lena');
  await user.type(screen.getByLabelText('Last name of the guest'), 'Lead');
  await user.selectOptions(screen.getByLabelText('Expected arrival'), '15:00 to 16:00');
  await user.click(screen.getByRole('checkbox', { name: 'Quiet room' }));
  await user.click(book);
  await seen(() => screen.getByText('Front desk'));
  expect(inputs).toMatchObject([
    {
      roomNumberIds: [ROOM],
      paidBy: 'ON_ACCOUNT',
      account: { company: 'Acme Travel', reference: 'PO 123' },
      heldUntil: null,
      details: {
        leadGuest: { firstName: 'Lena', lastName: 'Lead' },
        arrivalHour: 15,
        requests: ['QUIET_ROOM'],
        requestNote: null,
      },
    },
  ]);
  expect(address()).toBe(`/frontdesk?hotel=${HOTEL}`);
  expect(navigation.location.state).toMatchObject({
    notice:
      '$100 put on account of Acme Travel. Wanda Walker’s booking is confirmed. Booking reference: K7M4-2QXR.',
  });
});
