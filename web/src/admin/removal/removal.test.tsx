import { screen, waitFor, within } from '@testing-library/react';
import { guest, visit, type Answers } from '../../../test/visit';
import { HotelActions } from '../hotels/HotelActions';
import { RoomActions } from '../rooms/RoomActions';
import { UpdateRoomPage } from '../rooms/RoomPages';
import { UserActions } from '../users/UserActions';

const HOTEL = 'a'.repeat(24);
const ROOM = 'b'.repeat(24);
const [INHOUSE, AHEAD, HELD] = ['1', '2', '3'].map((digit) => digit.repeat(24)) as [string, string, string];
const dates = { checkIn: '2026-11-20', checkOut: '2026-11-23', rooms: [101, 102] };
const item = (bookingId: string, guestName: string) => ({
  __typename: 'RemovalEffectOnBooking' as const,
  bookingId,
  reference: 'K7M4-2QXR',
  guestName,
  ...dates,
  refundCents: 0,
});
const ahead = { ...item(AHEAD, 'Ada Keller'), effect: 'CANCELLED' as const, refundCents: 60_000 };
const held = { ...item(HELD, 'Samir Haddad'), effect: 'HOLD_ENDED' as const, rooms: [] };
const blocking = { ...item(INHOUSE, 'Guest Demo'), effect: 'BLOCKED' as const };
const impact = {
  __typename: 'RemovalImpact' as const,
  roomNumbers: 2,
  reviews: 0,
  blocked: false,
  bookingsBlocking: 0,
  bookings: 1,
  bookingsKept: 0,
  refundCents: 60_000,
  holds: 1,
  items: [ahead, held],
  itemsLeftOut: 2,
};
const stays = [
  {
    __typename: 'StayInProgress' as const,
    bookingId: INHOUSE,
    reference: 'K7M4-2QXR',
    guestName: 'Guest Demo',
    hotelName: 'Canopy',
    ...dates,
  },
];
const inProgress = {
  __typename: 'StaysInProgress' as const,
  message: 'Guests are in house.',
  total: 2,
  stays,
};
const openHotel = { language: 'EN' as const, cheapestPriceCents: 100, openForBooking: true };
const room = {
  __typename: 'RoomType' as const,
  id: ROOM,
  title: 'Twin',
  description: 'A bed.',
  priceCents: 12_050,
  maxPeople: 2,
  version: 4,
  translations: [],
  amenities: [],
  roomNumbers: [{ __typename: 'RoomNumber', id: 'r', number: 101 }],
  hotel: { __typename: 'Hotel', id: HOTEL, name: 'Canopy', ...openHotel },
};
const member = {
  id: 'e'.repeat(24),
  name: 'Guest Demo',
  email: 'guest_demo@staybook.example',
  hasSecondFactor: false,
  factorsResetAt: null,
};
const answers: Answers = {
  HotelActions: () => ({ hotel: { __typename: 'Hotel', id: HOTEL, name: 'Canopy', openForBooking: true } }),
  RoomActions: () => ({ roomType: room }),
  RoomToUpdate: () => ({ roomType: room }),
  RoomTypeOptions: () => ({ roomTypes: { __typename: 'RoomTypeList', items: [] }, roomType: room }),
  HotelOptions: () => ({ hotels: { __typename: 'HotelList', items: [] }, hotel: null }),
  RemovalImpact: () => ({ removalImpact: impact }),
};

const open = async (at: string, button: string, more: Answers = {}) => {
  const routes = [
    { path: '/hotels/:hotelId', element: <HotelActions /> },
    { path: '/rooms/updateroom', element: <UpdateRoomPage /> },
    { path: '/rooms/:roomId', element: <RoomActions /> },
    { path: '/users/getuser', element: <UserActions user={member} /> },
  ];
  const viewer = { ...guest, role: 'ADMIN' as const };
  const opened = await visit({ at, routes, viewer, answers: { ...answers, ...more } });
  await opened.user.click(await screen.findByRole('button', { name: button }));
  return opened;
};
const ofHotel = (more?: Answers) => open(`/hotels/${HOTEL}`, 'Delete hotel', more);
const blocked = () => ({
  removalImpact: { ...impact, blocked: true, bookingsBlocking: 61, items: [blocking, ahead] },
});
const names = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('button')
    .map((button) => button.textContent);
const expectBlocked = async (text: RegExp) => {
  const alert = await screen.findByRole('alert');
  const dialog = screen.getByRole('dialog');
  expect(alert).toHaveTextContent(text);
  await waitFor(() => expect(alert).toHaveFocus());
  expect(names(dialog)).toEqual(['Close']);
  const list = within(dialog).getByRole('list', { name: 'Stays in progress' });
  expect(within(list).getByRole('link')).toHaveAttribute('href', `/bookings/${INHOUSE}`);
  return dialog;
};

test('deleting a hotel lists each booking with its effect, and what is left out', async () => {
  await ofHotel();
  const dialog = await screen.findByRole('dialog', { name: 'Delete Canopy?' });
  const cancelled = await within(dialog).findByRole('list', { name: 'Cancelled and refunded in full' });
  expect(within(cancelled).getByRole('link', { name: 'Ada Keller' })).toHaveAttribute(
    'href',
    `/bookings/${AHEAD}`,
  );
  expect(cancelled).toHaveTextContent('Ada Keller$600 refundFri 20 Nov – Mon 23 Nov 2026 Rooms 101 and 102');
  const ended = within(dialog).getByRole('list', { name: 'Not paid yet: the hold ends' });
  expect(ended).toHaveTextContent('Samir HaddadFri 20 Nov – Mon 23 Nov 2026');
  expect(ended).not.toHaveTextContent('refund');
  expect(dialog).toHaveTextContent('And 2 more bookings.');
  expect(names(dialog)).toEqual(['Cancel', 'Delete hotel']);
});

test('while stays are in progress the dialog names them and cannot be confirmed', async () => {
  await ofHotel({ RemovalImpact: blocked });
  const dialog = await expectBlocked(
    /^Guests are in house or arrive today, so this hotel can’t be deleted yet/,
  );
  expect(dialog).toHaveTextContent('And 60 more bookings.');
  expect(dialog).not.toHaveTextContent('Ada Keller');
});

test('a deletion that is refused because guests have just arrived shows the same', async () => {
  const { user } = await open(`/rooms/${ROOM}`, 'Delete room', {
    DeleteRoomType: () => ({ deleteRoomType: inProgress }),
  });
  await user.click(await screen.findByRole('button', { name: 'Delete room type' }));
  expect(await expectBlocked(/so this room type can’t be deleted yet/)).toHaveTextContent(
    'And 1 more booking.',
  );
});

const proceed = () => screen.getAllByRole('button', { name: 'Continue' }).at(-1)!;

test('removing room numbers is sent only after Continue in the dialog that lists the effects', async () => {
  const { user, asked } = await open(`/rooms/updateroom?room=${ROOM}`, 'Continue', {
    UpdateRoomType: () => ({ updateRoomType: room }),
  });
  await user.type(screen.getByLabelText('Remove rooms'), '101');
  expect(screen.queryByLabelText('Move to another hotel')).toBeNull();
  await user.click(proceed());
  const dialog = await screen.findByRole('dialog', { name: 'This action is irreversible' });
  await within(dialog).findByText('1 booking will be cancelled and refunded in full.');
  expect(dialog).toHaveTextContent('1 unpaid hold will end.');
  expect(dialog).toHaveTextContent('$600 will be refunded in all.');
  const sent = () => asked.filter(({ name }) => name === 'UpdateRoomType');
  expect(sent()).toEqual([]);
  await user.click(proceed());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()[0]!.variables.input).toMatchObject({ roomTypeId: ROOM, removeRoomNumbers: [101] });
});

test('removing room numbers that is refused keeps its dialog, which names the stays', async () => {
  const { user } = await open(`/rooms/updateroom?room=${ROOM}`, 'Continue', {
    UpdateRoomType: () => ({ updateRoomType: inProgress }),
  });
  await user.type(screen.getByLabelText('Remove rooms'), '101');
  await user.click(proceed());
  await screen.findByRole('list', { name: 'Cancelled and refunded in full' });
  await user.click(proceed());
  await expectBlocked(/so these rooms can’t be removed yet/);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Remove rooms')).toHaveValue('101');
});

test('effects that cannot be read are asked for again, and nothing is deleted without them', async () => {
  let isDown = true;
  const { user } = await ofHotel({
    RemovalImpact: () => {
      if (isDown) throw new Error('Too busy.');
      return { removalImpact: impact };
    },
  });
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('alert');
  expect(within(dialog).getByRole('button', { name: 'Delete hotel' })).toBeDisabled();
  isDown = false;
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Delete hotel' })).toBeEnabled());
});

test('a hotel that is gone meanwhile is said to be gone', async () => {
  await ofHotel({ RemovalImpact: () => ({ removalImpact: null }) });
  expect(await screen.findByRole('alert')).toHaveTextContent('This no longer exists.');
  expect(names(screen.getByRole('dialog'))).toEqual(['Close']);
});

test('an account is not deleted during its guest’s stay, and the dialog says where it is', async () => {
  const { user } = await open('/users/getuser', 'Delete account', {
    DeleteUser: () => ({ deleteUser: inProgress }),
  });
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Delete account' }));
  expect(await expectBlocked(/stay has begun, so the account can’t be deleted yet/)).toHaveTextContent(
    'Canopy',
  );
});

test('upcoming paid bookings of an account are listed with their refunds', async () => {
  const paid = { ...stays[0]!, __typename: 'PaidStayAhead' as const, refundCents: 0 };
  const { user } = await open('/users/getuser', 'Delete account', {
    DeleteUser: () => ({
      deleteUser: {
        __typename: 'PaidStaysAhead' as const,
        message: 'Stays.',
        bookings: 1,
        stays: [paid],
        refundCents: 0,
        deskRefundCents: 0,
      },
    }),
  });
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Delete account' }));
  const list = await within(dialog).findByRole('list', { name: 'Upcoming paid bookings' });
  expect(list).toHaveTextContent('CanopyNo refund');
  expect(names(dialog)).toEqual(['Cancel', 'Cancel bookings and delete']);
});

test('moving a room type to another hotel is sent only after Continue in the dialog', async () => {
  const { user, asked } = await open(`/rooms/updateroom?room=${ROOM}`, 'Continue', {
    UpdateRoomType: () => ({ updateRoomType: room }),
  });
  await user.click(screen.getByLabelText('Move to another hotel'));
  await user.paste('f'.repeat(24));
  expect(screen.queryByLabelText('Remove rooms')).toBeNull();
  await user.click(proceed());
  await screen.findByRole('dialog', { name: 'This action is irreversible' });
  const sent = () => asked.filter(({ name }) => name === 'UpdateRoomType');
  expect(sent()).toEqual([]);
  await user.click(proceed());
  await waitFor(() => expect(sent()[0]?.variables.input).toMatchObject({ hotelId: 'f'.repeat(24) }));
});
