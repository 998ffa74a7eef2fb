import { screen, waitFor } from '@testing-library/react';
import { guest, visit } from '../../../test/visit';
import { roomDetailWords } from '../../../../schema/roomDetails';
import { RoomActions } from './RoomActions';

const ROOM = 'b'.repeat(24);
const numbers = [
  { __typename: 'RoomNumber', id: 'r1', number: 101, floor: 1, view: 'sea view', beds: null },
  { __typename: 'RoomNumber', id: 'r2', number: 102, floor: null, view: null, beds: null },
];
const room = { __typename: 'RoomType' as const, id: ROOM, title: 'Twin', version: 4, roomNumbers: numbers };

const open = async () => {
  const opened = await visit({
    at: `/rooms/${ROOM}`,
    routes: [{ path: '/rooms/:roomId', element: <RoomActions /> }],
    viewer: { ...guest, role: 'ADMIN' },
    answers: {
      RoomActions: () => ({
        roomType: { ...room, hotel: { __typename: 'Hotel', id: 'h', openForBooking: true } },
      }),
      RoomNumbersToDescribe: () => ({ roomType: room }),
      DescribeRooms: () => ({ updateRoomType: room }),
    },
  });
  await opened.user.click(screen.getByRole('button', { name: 'Room numbers' }));
  await screen.findByLabelText('View of room 101');
  return opened;
};

test('sends the changed details of each room number, and removes emptied ones', async () => {
  const { user, asked } = await open();
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save).toBeDisabled();
  await user.clear(screen.getByLabelText('View of room 101'));
  await user.type(screen.getByLabelText('Floor of room 102'), '-1');
  await user.type(screen.getByLabelText('Beds of room 102'), '2 single beds');
  await user.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.find(({ name }) => name === 'DescribeRooms')!.variables.input).toEqual({
    roomTypeId: ROOM,
    version: 4,
    roomDetails: [
      { number: 101, view: null },
      { number: 102, floor: -1, beds: '2 single beds' },
    ],
  });
});

test('shows a wrong floor at its field, and sends nothing', async () => {
  const { user, asked } = await open();
  await user.type(screen.getByLabelText('Floor of room 102'), 'top');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByLabelText('Floor of room 102')).toHaveAccessibleDescription(
    /Enter a whole number from -9 to 200/,
  );
  expect(asked.some(({ name }) => name === 'DescribeRooms')).toBe(false);
});

test.each([
  [0, 'Ground floor'],
  [1, '1st floor'],
  [12, '12th floor'],
  [22, '22nd floor'],
  [103, '103rd floor'],
  [111, '111th floor'],
  [-2, '2nd floor below ground'],
])('floor %i is the %s', (floor, words) => {
  expect(roomDetailWords({ floor, view: null, beds: null })).toBe(words);
});
