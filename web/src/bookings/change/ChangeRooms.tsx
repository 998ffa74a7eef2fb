import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { StayDates } from '../../../../schema/nights';
import { shortStay } from '../../rooms/minimumStay';
import { RoomNumberBoxes } from '../../rooms/RoomNumberBoxes';
import type { Selection, SelectionStep } from '../../rooms/selection';
import { counted, dollars } from '../../kit/format';
import { ChangeRooms_RoomTypeFragmentDoc, type ChangeRooms_RoomTypeFragment } from './ChangeRooms.generated';

interface Props {
  roomTypes: readonly FragmentType<ChangeRooms_RoomTypeFragment>[];
  stay: StayDates;
  free: ReadonlySet<string>;
  /** The room numbers of the booking as it is. */
  own: ReadonlySet<string>;
  selection: Selection;
  select: (step: SelectionStep) => void;
}

/** The room numbers of the hotel to tick, by room type, with what each costs for the stay. */
export function ChangeRooms({ roomTypes, stay, free, own, selection, select }: Props) {
  const { data } = useSuspenseFragment({
    fragment: ChangeRooms_RoomTypeFragmentDoc,
    from: [...roomTypes],
    variables: { checkIn: stay.checkIn, checkOut: stay.checkOut },
  });
  return data.map(({ id, title, maxPeople, stayPrice, roomNumbers }) => {
    const offered = roomNumbers.map((room) => room.id);
    const short = shortStay(stay, stayPrice?.minimumNights);
    return (
      <Card key={id} sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 1.5 }}>
        <Box sx={headStyle}>
          <Typography variant="h4" component="h2" sx={{ flex: 1 }}>
            {title}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {stayPrice && `${dollars(stayPrice.totalCents)} for your dates · `}up to{' '}
            {maxPeople === 1 ? '1 person' : `${maxPeople} people`}
          </Typography>
        </Box>
        {short && (
          <Typography variant="body2" sx={{ color: 'warning.main', fontWeight: 600 }}>
            {short.words}
          </Typography>
        )}
        <RoomNumberBoxes
          legend={`${counted(roomNumbers.length, 'room')} of this type`}
          heldNote="yours now"
          roomNumbers={roomNumbers}
          free={free}
          held={own}
          ticked={selection.filter((room) => offered.includes(room))}
          chosenElsewhere={selection.filter((room) => !offered.includes(room)).length}
          onChange={(ticked) => select({ type: 'choose', offered, ticked })}
        />
      </Card>
    );
  });
}

const headStyle = {
  '@container page (min-width: 460px)': { display: 'flex', columnGap: 2, alignItems: 'baseline' },
};
