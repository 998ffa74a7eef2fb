import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen, waitFor, within } from '@testing-library/react';
import { booking } from '../../../test/bookingAnswers';
import { guest, visit, type Answers } from '../../../test/visit';
import { withoutFolio } from '../../../test/withoutFolio';
import { BookingPage } from './BookingPage';

const staff = { ...guest, id: 'bbbbbbbbbbbbbbbbbbbbbbbb', role: 'ADMIN' as const };
const viewerCan = { ...booking.viewerCan, cancel: false, change: false, changeByStaff: true };
const stays = booking.stays.map((stay) => ({ ...stay, state: 'EXPECTED' as const }));
const changeable = { ...booking, stays, viewerCan };
const asked = {
  ...changeable,
  hotel: {
    __typename: 'Hotel' as const,
    id: 'hotel1',
    city: { __typename: 'City' as const, id: 'city1', timeZone: 'Europe/Lisbon' },
  },
  stays: stays.map((stay) => ({ ...stay, movedFrom: null, movesTo: null })),
};
const nights = (count: number, cents: number) => ({
  __typename: 'ChangedNights' as const,
  nights: count,
  cents,
});
const quote = {
  __typename: 'StaffChangeQuote' as const,
  kept: nights(3, 75_000),
  added: nights(1, 24_000),
  givenUp: nights(0, 0),
  totalCents: 111_850,
  differenceCents: 25_000,
  termsCreditCents: 0,
  mostCreditCents: 0,
  owedCents: 0,
  taken: [] as {
    __typename: 'TakenNight';
    night: string;
    roomNumber: { __typename: 'RoomNumber'; id: string; number: number };
  }[],
};
const rooms = {
  __typename: 'Hotel' as const,
  id: 'hotel1',
  roomTypes: [
    {
      __typename: 'RoomType' as const,
      id: 'type1',
      title: 'Double',
      stayPrice: { __typename: 'StayPrice' as const, totalCents: 48_000 },
      roomNumbers: [{ __typename: 'RoomNumber' as const, id: 'room102', number: 102, available: true }],
    },
  ],
};

async function open(answers: Answers = {}) {
  const page = await visit({
    at: '/bookings/booking1',
    routes: [{ path: '/bookings/:id', element: <BookingPage /> }],
    viewer: staff,
    answers: {
      ...withoutFolio,
      BookingPage: () => ({ booking: changeable }),
      StaffChange: () => ({ booking: asked }),
      StaffChangeRooms: () => ({ hotel: rooms }),
      StaffChangeQuote: () => ({ staffChangeQuote: quote }),
      ChangeBookingByStaff: () => ({ changeBookingByStaff: changeable }),
      ...answers,
    },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Change dates or rooms' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change dates or rooms' }));
  const leave = async (day: string) => {
    const field = await dialog.findByRole('textbox', { name: 'Check-out' });
    await page.user.clear(field);
    await page.user.type(field, `${day}{Enter}`);
  };
  return { ...page, dialog, leave };
}
const inputs = (calls: { name: string; variables: Record<string, any> }[], of: string) =>
  calls.filter(({ name }) => name === of).map(({ variables }) => variables.input);

test('staff make a stay longer: they see the difference first, and the guest owes it at the hotel', async () => {
  const { user, dialog, leave, asked: calls } = await open();
  const confirm = dialog.getByRole('button', { name: 'Change booking' });
  expect(confirm).toBeDisabled();
  await leave('05/Mar/2099');
  expect(await dialog.findByText('$250 more. The guest pays it at the hotel.')).toBeVisible();
  expect(dialog.getByText('3 nights keep their price.')).toBeVisible();
  expect(dialog.getByText('1 night added').nextSibling).toHaveTextContent('+$240');
  expect(dialog.getByText('New price').nextSibling).toHaveTextContent('$1,118.50');
  await user.click(confirm);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const stays = [{ stayId: booking.stays[0]!.id, checkOut: '2099-03-05' }];
  expect(inputs(calls, 'StaffChangeQuote')).toEqual([{ bookingId: 'booking1', stays }]);
  expect(inputs(calls, 'ChangeBookingByStaff')).toEqual([
    { bookingId: 'booking1', stays, differenceCents: 25_000, idempotencyKey: expect.any(String) },
  ]);
  expect(screen.getByText('The booking is changed. A guest with an email address is told.')).toBeVisible();
});

test('the price says which part of it are rooms, and what the whole booking costs with its extras', async () => {
  const { dialog, leave } = await open({ StaffChange: () => ({ booking: { ...asked, extrasCents: 4500 } }) });
  await leave('05/Mar/2099');
  expect((await dialog.findByText('Rooms with the change')).nextSibling).toHaveTextContent('$1,118.50');
  expect(dialog.getByText('Rooms now').nextSibling).toHaveTextContent('$868.50');
  expect(dialog.getByText('Extras, as they are').nextSibling).toHaveTextContent('$45');
  expect(dialog.getByText('Total with extras').nextSibling).toHaveTextContent('$1,163.50');
  expect(dialog.getByText(/, \$913\.50$/)).toBeVisible();
});

test('a room that is chosen twice is refused in words instead of a price', async () => {
  const message = 'Room 102 is chosen twice for the same night. Choose another room.';
  const { dialog, leave } = await open({
    StaffChangeQuote: () => {
      throw new CombinedGraphQLErrors({ data: null, errors: [{ message }] });
    },
  });
  await leave('05/Mar/2099');
  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Change booking' })).toBeDisabled();
});

test('a price of their own needs a reason', async () => {
  const { user, dialog, leave, asked: calls } = await open();
  await leave('05/Mar/2099');
  await user.type(await dialog.findByRole('textbox', { name: /Price of each added night/ }), '100');
  await waitFor(() =>
    expect(inputs(calls, 'StaffChangeQuote').at(-1)).toMatchObject({ addedNightCents: 10_000 }),
  );
  const reason = await dialog.findByRole('textbox', { name: 'Reason' });
  expect(dialog.getByRole('button', { name: 'Change booking' })).toBeDisabled();
  await user.type(reason, 'Promised by phone');
  await user.click(dialog.getByRole('button', { name: 'Change booking' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(inputs(calls, 'ChangeBookingByStaff')).toMatchObject([
    { addedNightCents: 10_000, reason: 'Promised by phone' },
  ]);
});

test('of a lower price the terms give back a part, and what the guest owes falls first', async () => {
  const lower = {
    ...quote,
    added: nights(0, 0),
    givenUp: nights(1, 25_000),
    totalCents: 60_600,
    differenceCents: -26_250,
    termsCreditCents: 13_125,
    mostCreditCents: 26_250,
    owedCents: 5000,
  };
  const {
    user,
    dialog,
    leave,
    asked: calls,
  } = await open({ StaffChangeQuote: () => ({ staffChangeQuote: lower }) });
  await leave('03/Mar/2099');
  expect(await dialog.findByText('The price falls by $262.50.')).toBeVisible();
  expect(dialog.getByText('By the cancellation terms, the guest is credited $131.25.')).toBeVisible();
  const sum = dialog.getByRole('textbox', { name: 'Credit in dollars' });
  expect(sum).toHaveValue('131.25');
  expect(sum).toHaveAccessibleDescription(
    /\$50 is taken off what the guest owes\. \$81\.25 goes back to the guest’s card/,
  );
  await user.click(dialog.getByRole('button', { name: 'Change booking' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(inputs(calls, 'ChangeBookingByStaff')).toMatchObject([
    { differenceCents: -26_250, creditCents: 13_125 },
  ]);
});

test('nights that are not available cannot be chosen, and a refusal stays in the dialog', async () => {
  const taken = [
    {
      __typename: 'TakenNight' as const,
      night: '2099-03-04',
      roomNumber: { __typename: 'RoomNumber' as const, id: 'room101', number: 101 },
    },
  ];
  let isTaken = true;
  const message = 'The price has changed: the difference is now $300.00. Check it and try again.';
  const { user, dialog, leave } = await open({
    StaffChangeQuote: () => ({ staffChangeQuote: isTaken ? { ...quote, taken } : quote }),
    ChangeBookingByStaff: () => ({ changeBookingByStaff: { __typename: 'DifferenceChanged', message } }),
  });
  await leave('05/Mar/2099');
  expect(await dialog.findByRole('alert')).toHaveTextContent('Not available: room 101 on Wed 4 Mar 2099.');
  expect(dialog.getByRole('button', { name: 'Change booking' })).toBeDisabled();
  isTaken = false;
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Room' }), '102');
  await dialog.findByText('New price');
  await user.click(dialog.getByRole('button', { name: 'Change booking' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
});

test('staff drop a room and add another, and see what that costs before', async () => {
  const [first] = asked.stays;
  const second = {
    ...first!,
    id: 'stay2',
    number: 105,
    roomNumber: { __typename: 'RoomNumber' as const, id: 'room105' },
  };
  const two = { ...asked, stays: [first!, second] };
  const {
    user,
    dialog,
    asked: calls,
  } = await open({
    BookingPage: () => ({ booking: { ...changeable, stays: two.stays } }),
    StaffChange: () => ({ booking: two }),
  });
  await user.click(await dialog.findByRole('button', { name: 'Drop this room: 105' }));
  expect(dialog.getByText(/^Will be dropped: /)).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Drop this room/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Add a room' }));
  const added = within(dialog.getByRole('group', { name: 'Added room' }));
  expect(await added.findByRole('group', { name: 'Double, $480' })).toBeVisible();
  const confirm = dialog.getByRole('button', { name: 'Change booking' });
  await dialog.findByText('New price');
  expect(confirm).toBeDisabled();
  await user.selectOptions(added.getByRole('combobox', { name: 'Room' }), '102');
  await waitFor(() => expect(confirm).toBeEnabled());
  const { checkIn, checkOut } = first!;
  const wish = {
    bookingId: 'booking1',
    stays: [],
    addedStays: [{ roomNumberId: 'room102', checkIn, checkOut }],
    droppedStayIds: ['stay2'],
  };
  expect(inputs(calls, 'StaffChangeQuote').at(-1)).toEqual(wish);
  await user.click(confirm);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(inputs(calls, 'ChangeBookingByStaff')).toMatchObject([wish]);
});

test('the only room is not dropped, a dropped one can be kept, and an added one left out', async () => {
  const { user, dialog, asked: calls } = await open();
  await user.click(await dialog.findByRole('button', { name: 'Add a room' }));
  await user.click(dialog.getByRole('button', { name: /^Drop this room/ }));
  await user.click(dialog.getByRole('button', { name: /^Keep this room/ }));
  await user.click(dialog.getByRole('button', { name: 'Don’t add it' }));
  expect(dialog.queryByRole('button', { name: /^Drop this room/ })).toBeNull();
  expect(dialog.queryByRole('group', { name: 'Added room' })).toBeNull();
  expect(dialog.getByRole('button', { name: 'Change booking' })).toBeDisabled();
  expect(inputs(calls, 'ChangeBookingByStaff')).toEqual([]);
});
