import { useQuery } from '@apollo/client/react';
import { screen, waitFor } from '@testing-library/react';
import { guest, visit } from '../../../test/visit';
import { roomTypeScreen } from '../rooms/roomTypeScreen';
import type { RoomTypeRow } from '../rooms/RoomTypeDetails';
import { RoomTypeTableDocument } from '../rooms/RoomTypeTable.generated';
import { useCellEdits } from './useCellEdits';

const hotel = {
  __typename: 'Hotel',
  id: 'a'.repeat(24),
  name: 'The Canopy',
  language: 'EN' as const,
  cheapestPriceCents: 100,
};
const roomType = (id: string, title: string, priceCents: number) => ({
  __typename: 'RoomType' as const,
  id: id.repeat(24),
  version: 1,
  translations: [],
  title,
  priceCents,
  maxPeople: 2,
  description: 'A bed.',
  photos: [],
  hotel,
  amenities: [],
  roomNumbers: [],
});
const price = roomTypeScreen.columns.find(({ field }) => field === 'price')!;

/** The list with the first row's price as a button, which changes it to $4,321. */
function Rooms() {
  const { data, refetch } = useQuery(RoomTypeTableDocument, {
    variables: { filter: {}, limit: 50, offset: 0 },
  });
  const edits = useCellEdits<RoomTypeRow>({
    nameOf: ({ title }) => title,
    onRefused: () => void refetch(),
  });
  return (
    <>
      {data?.roomTypes.items.map((row) => (
        <button key={row.id} onClick={() => void edits.save(row, price, '4321')}>
          {row.title} {price.text(row)}
        </button>
      ))}
      {edits.done && <button onClick={edits.done.undo}>Undo</button>}
    </>
  );
}

const shown = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

/** The server orders by price, as the list of room types does within a hotel. */
async function open(isRefused = false) {
  const rows = [roomType('1', 'Petite double', 14_800), roomType('2', 'Classic queen', 18_100)];
  const visited = await visit({
    at: '/',
    routes: [{ path: '/', element: <Rooms /> }],
    answers: {
      RoomTypeTable: () => ({
        roomTypes: {
          __typename: 'RoomTypeList',
          total: 2,
          totalIsExact: true,
          items: rows.toSorted((a, b) => a.priceCents - b.priceCents),
        },
      }),
      UpdateRoomType: ({ input }) => {
        if (isRefused)
          return {
            updateRoomType: {
              __typename: 'Outdated',
              changedBy: 'Ada Keller',
              message: 'Changed meanwhile.',
            },
          };
        const { priceCents } = input as { priceCents: number };
        rows[0] = { ...rows[0]!, priceCents, version: rows[0]!.version + 1 };
        return { updateRoomType: rows[0] };
      },
    },
    viewer: { ...guest, role: 'ADMIN' },
  });
  await screen.findByRole('button', { name: 'Petite double $148' });
  const timesRead = () => visited.asked.filter(({ name }) => name === 'RoomTypeTable').length;
  return { ...visited, timesRead };
}

test('a row stays in place after an edit and its undo', async () => {
  const { user, timesRead } = await open();
  await user.click(screen.getByRole('button', { name: 'Petite double $148' }));
  await waitFor(() => expect(shown()).toEqual(['Petite double $4,321', 'Classic queen $181', 'Undo']));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(shown()).toEqual(['Petite double $148', 'Classic queen $181']));
  expect(timesRead()).toBe(1);
});

test('a refused edit reads the list again', async () => {
  const { user, timesRead } = await open(true);
  await user.click(screen.getByRole('button', { name: 'Petite double $148' }));
  await waitFor(() => expect(timesRead()).toBe(2));
});
