import Box from '@mui/material/Box';
import { fill } from '../../../../schema/fill';
import { RoomNumberBoxes } from '../../rooms/RoomNumberBoxes';
import { dollars } from '../../kit/format';
import type { NewBookingRoomsQuery } from './NewBooking.generated';
import * as texts from './texts';

type RoomTypes = NonNullable<NewBookingRoomsQuery['hotel']>['roomTypes'];

interface Props {
  roomTypes: RoomTypes;
  selected: readonly string[];
  onChange: (selected: string[]) => void;
}

const NOTHING_HELD: ReadonlySet<string> = new Set();

/** The room numbers of a hotel by room type. Only those that are free on all nights can be selected. */
export function WalkInRooms({ roomTypes, selected, onChange }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {roomTypes.map(({ id, title, priceCents, roomNumbers }) => {
        const own = roomNumbers.map((room) => room.id);
        const free = new Set(roomNumbers.filter(({ available }) => available).map((room) => room.id));
        const elsewhere = selected.filter((room) => !own.includes(room));
        return (
          <RoomNumberBoxes
            key={id}
            legend={fill(texts.roomTypeLegend, { title, price: dollars(priceCents), count: free.size })}
            roomNumbers={roomNumbers}
            free={free}
            held={NOTHING_HELD}
            ticked={selected.filter((room) => own.includes(room))}
            chosenElsewhere={elsewhere.length}
            onChange={(own) => onChange([...elsewhere, ...own])}
          />
        );
      })}
    </Box>
  );
}
