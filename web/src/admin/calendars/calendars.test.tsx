import { screen, waitFor, within } from '@testing-library/react';
import { guest, visit, type Answers } from '../../../test/visit';
import { CalendarsPage } from './CalendarsPage';

const [HOTEL, CALENDAR, ROOM, CONFLICT, BOOKING] = ['a', 'b', 'c', 'd', 'e'].map((one) => one.repeat(24)) as [
  string,
  string,
  string,
  string,
  string,
];
const calendar = {
  __typename: 'RoomCalendar' as const,
  id: CALENDAR,
  name: 'Rentals',
  address: 'https://stay.example/calendars/secret.ics',
  importUrl: 'https://rentals.example/7.ics',
  showGuests: false,
  blockedNights: 3,
  readAt: '2099-11-26T10:00:00.000Z',
  dueAt: '2099-11-26T10:15:00.000Z',
  servedAt: null,
  problem: null,
  emptySince: null,
  roomNumber: { __typename: 'RoomNumber' as const, id: ROOM, number: 101 },
  conflicts: [],
};
const conflict = {
  __typename: 'CalendarConflict' as const,
  id: CONFLICT,
  checkIn: '2099-12-01',
  checkOut: '2099-12-03',
  isRepeat: false,
  isGone: false,
  dismissedAt: null,
  otherCalendars: [],
  bookings: [{ __typename: 'Booking' as const, id: BOOKING, reference: 'K7M4-2QXR' }],
};
type Calendar = Omit<typeof calendar, 'emptySince' | 'conflicts'> & {
  emptySince: string | null;
  conflicts: (typeof conflict)[];
};
const hotel = { __typename: 'Hotel' as const, id: HOTEL };
const city = { __typename: 'City' as const, id: 'c1', name: 'Lisbon', timeZone: 'Europe/Lisbon' };
const named = { ...hotel, name: 'Olive Farm', city };
const open = (calendars: Calendar[], more: Answers = {}) =>
  visit({
    at: `/staff/calendars?hotel=${HOTEL}`,
    routes: [{ path: '/staff/calendars', element: <CalendarsPage /> }],
    answers: {
      HotelToday: () => ({
        hotel: named,
      }),
      HotelOptions: () => ({ hotel: named, hotels: { __typename: 'HotelList', items: [] } }),
      RoomCalendars: () => ({ roomCalendars: calendars }),
      RoomsToConnect: () => ({
        hotel: {
          ...hotel,
          roomTypes: [
            {
              __typename: 'RoomType',
              id: 'f'.repeat(24),
              title: 'Double',
              roomNumbers: [calendar.roomNumber],
            },
          ],
        },
      }),
      ...more,
    },
    viewer: { ...guest, role: 'ADMIN' },
  });

test('a calendar shows what comes from it and what it reads, and is read on request', async () => {
  const { user } = await open([calendar], {
    ReadRoomCalendar: ({ input }) => {
      expect(input).toEqual({ calendarId: CALENDAR, mayBeEmpty: false });
      return { readRoomCalendar: { ...calendar, blockedNights: 4 } };
    },
  });
  const room = within(await screen.findByRole('region', { name: 'Room 101' }));
  expect(room.getByText('Blocks 3 nights ahead')).toBeVisible();
  expect(room.getByText('https://stay.example/calendars/secret.ics')).toBeVisible();
  await user.click(room.getByRole('button', { name: 'Read now' }));
  expect(await screen.findByText('We have read the calendar of Rentals. It blocks 4 nights.')).toBeVisible();
  expect(room.getByText('Blocks 4 nights ahead')).toBeVisible();
});

test('a room is connected, and its address is there to copy', async () => {
  let isConnected = false;
  const { user } = await open([], {
    RoomCalendars: () => ({ roomCalendars: isConnected ? [calendar] : [] }),
    ConnectRoomCalendar: ({ input }) => {
      expect(input).toEqual({
        roomNumberId: ROOM,
        name: 'Rentals',
        importUrl: 'https://rentals.example/7.ics',
        showGuests: false,
      });
      isConnected = true;
      return { connectRoomCalendar: calendar };
    },
  });
  expect(await screen.findByText('No room is connected with another site yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Connect a calendar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Connect a calendar' }));
  await user.click(dialog.getByRole('button', { name: 'Connect a calendar' }));
  expect(dialog.getByText('Choose the room.')).toBeVisible();
  expect(dialog.getByText('Enter the name of the other site.')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('Room'), await dialog.findByRole('option', { name: '101' }));
  await user.type(dialog.getByLabelText(/Name of the other site/), 'Rentals');
  await user.type(dialog.getByLabelText(/Address of its calendar/), 'rentals.example');
  await user.click(dialog.getByRole('button', { name: 'Connect a calendar' }));
  expect(dialog.getByText('Enter an address that starts with https:// or webcal://')).toBeVisible();
  await user.clear(dialog.getByLabelText(/Address of its calendar/));
  await user.type(dialog.getByLabelText(/Address of its calendar/), 'https://rentals.example/7.ics');
  await user.click(dialog.getByRole('button', { name: 'Connect a calendar' }));
  expect(await screen.findByText(/Rentals is connected with room 101\./)).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Room 101' })).toBeVisible();
});

test('nights that are taken twice lead to the booking, and can be dismissed', async () => {
  const { user } = await open([{ ...calendar, conflicts: [conflict] }], {
    DismissCalendarConflict: ({ input }) => {
      expect(input).toEqual({ conflictId: CONFLICT });
      return {
        dismissCalendarConflict: {
          __typename: 'CalendarConflict',
          id: CONFLICT,
          dismissedAt: '2099-11-26T10:00:00.000Z',
        },
      };
    },
  });
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Taken twice: Tue 1 Dec – Thu 3 Dec 2099, also at Rentals.')).toBeVisible();
  expect(alert.getByRole('link', { name: 'K7M4-2QXR' })).toHaveAttribute('href', `/bookings/${BOOKING}`);
  await user.click(alert.getByRole('button', { name: 'No decision needed' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getByText(/at Rentals needs no decision/)).toBeVisible();
});

test('an empty calendar keeps its nights until they are released, and a failing one says why', async () => {
  const emptySince = '2099-11-26T09:00:00.000Z';
  const { user } = await open([{ ...calendar, emptySince }], {
    ReadRoomCalendar: ({ input }) => {
      expect(input).toEqual({ calendarId: CALENDAR, mayBeEmpty: true });
      return {
        readRoomCalendar: {
          __typename: 'RoomCalendarRefused',
          message: 'The other site answered with an error (500).',
        },
      };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Release the nights' }));
  expect(await screen.findByText('The other site answered with an error (500).')).toBeVisible();
});

test('a calendar is disconnected after one more question', async () => {
  let isConnected = true;
  const { user } = await open([calendar], {
    RoomCalendars: () => ({ roomCalendars: isConnected ? [calendar] : [] }),
    DisconnectRoomCalendar: () => {
      isConnected = false;
      return { disconnectRoomCalendar: true };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Disconnect' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Disconnect Rentals from room 101?' }));
  await user.click(dialog.getByRole('button', { name: 'Disconnect' }));
  expect(await screen.findByText(/Rentals is disconnected from room 101/)).toBeVisible();
  expect(await screen.findByText('No room is connected with another site yet.')).toBeVisible();
});

test('a booking that the other site no longer lists is shown with what to do', async () => {
  await open([{ ...calendar, conflicts: [{ ...conflict, isGone: true }] }]);
  const room = within(await screen.findByRole('region', { name: 'Room 101' }));
  expect(room.getByText(/^Rentals no longer lists Tue 1 Dec – Thu 3 Dec 2099/)).toBeVisible();
  expect(room.getByText(/^If the guest has cancelled at Rentals, cancel the booking here/)).toBeVisible();
  expect(room.getByRole('link', { name: 'K7M4-2QXR' })).toHaveAttribute('href', `/bookings/${BOOKING}`);
});
