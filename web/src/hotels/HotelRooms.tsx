import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RoomCard } from '../rooms/RoomCard';
import { RoomDialog } from '../rooms/RoomDialog';
import type { Selection, SelectionStep } from '../rooms/selection';
import type { StayDates } from '../../../schema/nights';
import { HotelRooms_HotelFragmentDoc, type HotelRooms_HotelFragment } from './HotelRooms.generated';
import { useParty } from '../search/useParty';
import { useMayBook } from '../session/useMayBook';
import { useRoomDialog } from './useRoomDialog';

interface Props {
  hotel: FragmentType<HotelRooms_HotelFragment>;
  stay: StayDates;
  selection: Selection;
  select: (step: SelectionStep) => void;
  held: ReadonlySet<string>;
  changeStay: (stay: StayDates) => void;
}

/** One card for each room type, and the dialog to choose its room numbers. */
export function HotelRooms({ hotel, stay, selection, select, held, changeStay }: Props) {
  const { data } = useSuspenseFragment({
    fragment: HotelRooms_HotelFragmentDoc,
    fragmentName: 'HotelRooms_hotel',
    from: hotel,
    variables: { checkIn: stay.checkIn, checkOut: stay.checkOut },
  });
  const { roomTypes, cancellationPolicy: policy, city } = data;
  const dialog = useRoomDialog();
  const party = useParty();
  const mayBook = useMayBook();
  const opened = roomTypes.find(({ id }) => id === dialog.roomTypeId);
  if (roomTypes.length === 0)
    return (
      <Typography sx={{ color: 'text.secondary' }}>This hotel offers no rooms at the moment.</Typography>
    );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {roomTypes.map((roomType) => (
        <RoomCard
          key={roomType.id}
          roomType={roomType}
          stay={stay}
          chosen={selection}
          held={held}
          party={party}
          terms={{ checkIn: stay.checkIn, policy, timeZone: city.timeZone }}
          onSelect={mayBook ? () => dialog.open(roomType.id) : undefined}
        />
      ))}
      {opened && (
        <RoomDialog
          key={opened.id}
          roomType={opened}
          stay={stay}
          selection={selection}
          held={held}
          party={party}
          changeStay={changeStay}
          onContinue={select}
          onClose={dialog.close}
        />
      )}
    </Box>
  );
}
