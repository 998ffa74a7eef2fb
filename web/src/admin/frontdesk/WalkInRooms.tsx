import Box from '@mui/material/Box';
import { RoomNumberBoxes } from '../../rooms/RoomNumberBoxes';
import { counted, dollars } from '../../kit/format';
import type { NewBookingRoomsQuery } from './NewBooking.generated';

type RoomTypes = NonNullable<NewBookingRoomsQuery['hotel']>['roomTypes'];

interface Props {
  roomTypes: RoomTypes;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

const NOTHING_HELD: ReadonlySet<string> = new Set();

/** The room numbers of a hotel, by room type; those that are not free on all nights cannot be ticked. */
export function WalkInRooms({ roomTypes, chosen, onChange }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {roomTypes.map(({ id, title, priceCents, roomNumbers }) => {
        const own = roomNumbers.map((room) => room.id);
        const free = new Set(roomNumbers.filter(({ available }) => available).map((room) => room.id));
        const elsewhere = chosen.filter((room) => !own.includes(room));
        return (
          <RoomNumberBoxes
            key={id}
            legend={`${title}, from ${dollars(priceCents)} a night, ${counted(free.size, 'free room')}`}
            roomNumbers={roomNumbers}
            free={free}
            held={NOTHING_HELD}
            ticked={chosen.filter((room) => own.includes(room))}
            chosenElsewhere={elsewhere.length}
            onChange={(ticked) => onChange([...elsewhere, ...ticked])}
          />
        );
      })}
    </Box>
  );
}
