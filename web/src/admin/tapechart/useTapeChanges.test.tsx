import { screen } from '@testing-library/react';
import { booking } from '../../../test/bookingAnswers';
import { visit, type Answers } from '../../../test/visit';
import type { Bar } from './geometry';
import { OccupiedDialog } from './OccupiedDialog';
import { useTapeChanges } from './useTapeChanges';

const bar = {
  stayId: 'stay1',
  bookingId: 'booking1',
  guestName: 'Ada Guest',
  leadGuestName: null,
  from: '2099-03-01',
  to: '2099-03-03',
} as Bar;

const changedBooking = {
  ...booking,
  stays: booking.stays.map((stay) => ({ ...stay, state: 'EXPECTED' as const })),
};

function Mover() {
  const { move, sized, done, occupied, closeOccupied } = useTapeChanges('hotel1', () => undefined);
  return (
    <>
      <button onClick={() => void move(bar, { id: 'r101', number: 101 }, { id: 'r102', number: 102 })}>
        Move the stay
      </button>
      <button onClick={() => sized(bar, '2099-03-05', { differenceCents: 25_000 })}>Longer</button>
      <button onClick={() => sized(bar, '2099-03-02', { differenceCents: -5000 })}>Shorter</button>
      <p>{done?.message}</p>
      {done?.undo && <button onClick={done.undo}>Undo</button>}
      {occupied && <OccupiedDialog {...occupied} onClose={closeOccupied} />}
    </>
  );
}

test('undoing the move of guests in house moves the nights that have moved', async () => {
  const stay = { __typename: 'Stay' as const, title: 'Double', state: 'CHECKED_IN' as const };
  const stays = [
    {
      ...stay,
      id: 'stay1',
      number: 101,
      checkIn: '2099-03-01',
      checkOut: '2099-03-02',
      roomNumber: { __typename: 'RoomNumber' as const, id: 'r101' },
    },
    {
      ...stay,
      id: 'stay9',
      number: 102,
      checkIn: '2099-03-02',
      checkOut: '2099-03-03',
      roomNumber: { __typename: 'RoomNumber' as const, id: 'r102' },
    },
  ];
  const { user, asked } = await visit({
    at: '/',
    routes: [{ path: '/', element: <Mover /> }],
    answers: { MoveStay: () => ({ moveStay: { __typename: 'Booking', id: 'booking1', stays } }) },
  });
  await user.click(screen.getByRole('button', { name: 'Move the stay' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Ada Guest is back in room 101.')).toBeVisible();
  expect(asked.map(({ variables }) => [variables.input.stayId, variables.input.roomNumberId])).toEqual([
    ['stay1', 'r102'],
    ['stay9', 'r101'],
  ]);
});

const MoveStay: Answers['MoveStay'] = ({ input }) => ({
  moveStay: input.evenIfNotVacated
    ? { __typename: 'Booking', id: 'booking1', stays: [] }
    : {
        __typename: 'RoomNotVacated',
        message: 'The guests in room 102 have not checked out.',
        stay: { __typename: 'Stay', id: 'stay2', checkOut: '2099-03-01' },
      },
});

test('a stay of today moves into an occupied room only after staff have been asked', async () => {
  const routes = [{ path: '/', element: <Mover /> }];
  const { user, asked } = await visit({ at: '/', routes, answers: { MoveStay } });
  await user.click(screen.getByRole('button', { name: 'Move the stay' }));
  const dialog = await screen.findByRole('dialog', { name: 'Room 102 is still occupied' });
  expect(dialog).toHaveTextContent('have not checked out. They are due to leave on Sun 1 Mar 2099.');
  await user.click(screen.getByRole('button', { name: 'Move anyway' }));
  expect(await screen.findByText('Ada Guest moved to room 102.')).toBeVisible();
  expect(asked.map(({ variables }) => variables.input.evenIfNotVacated)).toEqual([false, true]);
});

test('a stay stays where it is if staff close the question', async () => {
  const routes = [{ path: '/', element: <Mover /> }];
  const { user, asked } = await visit({ at: '/', routes, answers: { MoveStay } });
  await user.click(screen.getByRole('button', { name: 'Move the stay' }));
  await screen.findByRole('dialog');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked).toHaveLength(1);
});

test('a longer stay can be undone, which takes the difference off what is owed; a shorter one cannot', async () => {
  const { user, asked } = await visit({
    at: '/',
    routes: [{ path: '/', element: <Mover /> }],
    answers: { ChangeBookingByStaff: () => ({ changeBookingByStaff: changedBooking }) },
  });
  await user.click(screen.getByRole('button', { name: 'Shorter' }));
  expect(await screen.findByText('Ada Guest leaves on Mon 2 Mar 2099.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Longer' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Ada Guest leaves on Tue 3 Mar 2099, as before.')).toBeVisible();
  expect(asked.map(({ variables }) => variables.input)).toEqual([
    {
      bookingId: 'booking1',
      stays: [{ stayId: 'stay1', checkOut: '2099-03-03' }],
      differenceCents: -25_000,
      creditCents: 25_000,
      reason: 'The longer stay was taken back.',
      idempotencyKey: expect.any(String),
    },
  ]);
});
