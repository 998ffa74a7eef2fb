import { screen, waitFor, within } from '@testing-library/react';
import { seen } from '../../../test/seen';
import { guest, visit, type Data } from '../../../test/visit';
import { FrontDeskPage } from './FrontDeskPage';
import type { RoomStatus } from './roomReadiness';

const HOTEL = 'a'.repeat(24);
const TODAY = '2026-11-25';
type Desk = NonNullable<Data<'FrontDesk'>['frontDesk']>;
type Row = Desk['arrivals'][number];
const idOf = (number: number) => String(number).padStart(24, '0');

const rowOf = (number: number, name: string, state: Row['stay']['state'] = 'EXPECTED'): Row => ({
  id: `${number} ${name}`,
  actions: state === 'EXPECTED' ? ['CHECK_IN'] : ['CHECK_OUT'],
  stay: {
    id: `${number} ${name}`,
    state,
    number,
    title: 'Double',
    checkIn: state === 'EXPECTED' ? TODAY : '2026-11-24',
    checkOut: state === 'EXPECTED' ? '2026-11-27' : TODAY,
    movedFrom: null,
    movesTo: null,
  },
  booking: {
    __typename: 'Booking',
    id: `booking of ${name}`,
    reference: 'K7M4-2QXR',
    hotelName: 'Olive Farm',
    totalCents: 20_000,
    extrasCents: 0,
    paidCents: 20_000,
    owedCents: 0,
    heldUntil: null,
    arrivalHour: null,
    party: null,
    leadGuest: null,
    guestPhone: null,
    requests: [],
    requestNote: null,
    deskRefunds: [],
    user: { __typename: 'User', id: `user ${name}`, name },
    contact: null,
    notes: [],
  } as never,
});
const roomOf = (number: number, status: RoomStatus): Desk['roomStates'][number] => ({
  id: idOf(number),
  status,
  roomNumber: { id: idOf(number), number },
});

const failing = (): never => {
  throw new Error('The server is down.');
};

/** The front desk with these arrivals and rooms. */
const visitDesk = (arrivals: Row[], roomStates: Desk['roomStates'], inHouse: Row[] = []) => {
  const hotel = { __typename: 'Hotel' as const, id: HOTEL, name: 'Olive Farm' };
  const city = { __typename: 'City' as const, id: 'b'.repeat(24), name: 'Lisbon' };
  return visit({
    at: `/frontdesk?hotel=${HOTEL}`,
    routes: [{ path: '/frontdesk', element: <FrontDeskPage /> }],
    viewer: { ...guest, role: 'ADMIN' },
    answers: {
      HotelToday: () => ({ hotel: { ...hotel, city: { ...city, timeZone: 'Europe/Lisbon' } } }),
      HotelOptions: () => ({ hotels: { __typename: 'HotelList', items: [] }, hotel: { ...hotel, city } }),
      BookingMoved: failing,
      HousekeepingChanged: failing,
      CheckInStay: failing,
      FrontDesk: () => ({
        frontDesk: {
          today: TODAY,
          day: TODAY,
          arrivals,
          roomMoves: [],
          departures: [],
          inHouse,
          roomStates,
          payOuts: [],
        },
      }),
    },
  });
};
const arrivals = () => within(screen.getByRole('list', { name: 'Arrivals' }));

test('guests whose room is not clean are checked in only after a question', async () => {
  const { user, asked } = await visitDesk(
    [rowOf(101, 'Ana'), rowOf(102, 'Ben'), rowOf(103, 'Cleo')],
    [roomOf(101, 'DIRTY'), roomOf(102, 'OUT_OF_ORDER'), roomOf(103, 'INSPECTED')],
  );
  await seen(() => arrivals().getByText('Room not clean'));
  expect(arrivals().getByText('Room out of order')).toBeVisible();
  expect(arrivals().getByText('Room inspected')).toBeVisible();
  const steps = () => asked.filter(({ name }) => name === 'CheckInStay').length;
  // a list that has just changed takes no press
  await new Promise((resolve) => setTimeout(resolve, 800));
  await user.click(screen.getByRole('button', { name: 'Check in: room 101, Ana' }));
  const dirty = within(await screen.findByRole('dialog', { name: 'Room 101 is not clean yet' }));
  expect(steps()).toBe(0);
  await user.click(dirty.getByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(steps()).toBe(0);

  await user.click(screen.getByRole('button', { name: 'Check in: room 102, Ben' }));
  const broken = within(await screen.findByRole('dialog', { name: 'Room 102 is out of order' }));
  await user.click(broken.getByRole('button', { name: 'Check in anyway' }));
  await waitFor(() => expect(steps()).toBe(1));

  await user.click(screen.getByRole('button', { name: 'Check in: room 103, Cleo' }));
  await waitFor(() => expect(steps()).toBe(2));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the desk is narrowed to arrivals whose room is clean and empty, by the address', async () => {
  const { user, address } = await visitDesk(
    [rowOf(101, 'Ana'), rowOf(102, 'Ben'), rowOf(103, 'Cleo'), rowOf(104, 'Dora')],
    [roomOf(101, 'DIRTY'), roomOf(102, 'CLEAN'), roomOf(103, 'INSPECTED'), roomOf(104, 'CLEAN')],
    [rowOf(104, 'Emil', 'CHECKED_IN')],
  );
  await seen(() => arrivals().getByText('Dora'));
  const ready = screen.getByRole('button', { name: 'Ready to move in' });
  await user.click(ready);
  expect(ready).toHaveAttribute('aria-pressed', 'true');
  expect(address()).toBe(`/frontdesk?hotel=${HOTEL}&only=ready`);
  const names = () => arrivals().getAllByRole('button', { name: /^\w+$/ });
  await waitFor(() => expect(names().map((one) => one.textContent)).toEqual(['Ben', 'Cleo']));
  expect(within(screen.getByRole('list', { name: 'In house' })).getByText('Emil')).toBeVisible();
  await user.click(ready);
  await waitFor(() => expect(names()).toHaveLength(4));
  expect(address()).toBe(`/frontdesk?hotel=${HOTEL}`);
});

test('an empty list of ready arrivals says so', async () => {
  const { user } = await visitDesk([rowOf(101, 'Ana')], [roomOf(101, 'DIRTY')]);
  await seen(() => arrivals().getByText('Ana'));
  await user.click(screen.getByRole('button', { name: 'Ready to move in' }));
  expect(await screen.findByText('No room of an arrival is ready yet.')).toBeVisible();
});
