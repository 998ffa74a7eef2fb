import { useDeferredValue, useReducer, useState } from 'react';
import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { normaliseStay, stayProblem, todayIn } from '../../../../schema/nights';
import { paths } from '../../paths';
import { chosenRooms } from '../checkout/quoteLines';
import { summaryBeside } from '../checkout/summaryStyles';
import { pageFrame } from '../../ui/pageFrame';
import { StayPicker } from '../../search/StayPicker';
import { selectRooms } from '../../rooms/selection';
import { useNightsChanged } from '../../rooms/useNightsChanged';
import { PageHeading } from '../../ui/PageHeading';
import {
  ChangeForm_BookingFragmentDoc,
  useRoomsToChangeSuspenseQuery,
  type ChangeForm_BookingFragment,
} from './ChangeForm.generated';
import { ChangeRooms } from './ChangeRooms';
import { ChangeSummary } from './ChangeSummary';
import { freeForChange } from './freeForChange';

interface Props {
  booking: FragmentType<ChangeForm_BookingFragment>;
  hotelId: string;
}

/** The form for other dates or rooms of a booking. */
export function ChangeForm({ booking, hotelId }: Props) {
  const { data: booked } = useSuspenseFragment({
    fragment: ChangeForm_BookingFragmentDoc,
    fragmentName: 'ChangeForm_booking',
    from: booking,
  });
  const [before] = useState(() => booked.stays.map(({ roomNumber }) => roomNumber?.id ?? ''));
  const [{ checkIn, checkOut } = { checkIn: '', checkOut: '' }] = booked.stays;
  const [stay, changeStay] = useState({ checkIn, checkOut });
  const [isReadable, setReadable] = useState(true);
  const [selection, select] = useReducer(selectRooms, before.filter(Boolean));
  const [now] = useState(() => new Date());
  const today = todayIn(booked.hotel?.city.timeZone ?? 'UTC', now);
  const nights = useDeferredValue(stay);
  const shown = normaliseStay(nights);
  const { data } = useRoomsToChangeSuspenseQuery({
    variables: { hotelId, ...shown },
    fetchPolicy: 'cache-and-network',
  });
  useNightsChanged(hotelId, shown);

  const problem = stayProblem(stay, today);
  const roomTypes = data.hotel?.roomTypes ?? [];
  const free = freeForChange(
    roomTypes.flatMap(({ roomNumbers }) => roomNumbers),
    booked.stays,
  );
  const rooms = chosenRooms(roomTypes, selection, free);
  const isSame =
    shown.checkIn === checkIn &&
    shown.checkOut === checkOut &&
    [...selection].sort().join() === [...before].sort().join();
  return (
    <Box sx={pageFrame}>
      <MuiLink component={Link} to={paths.booking(booked.id)}>
        ← Back to the booking
      </MuiLink>
      <PageHeading title="Change dates or rooms" sx={{ mt: 2 }} />
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 3 }}>{booked.hotelName}</Typography>
      <Box sx={summaryBeside}>
        <Box sx={{ display: 'grid', gap: 3 }}>
          <StayPicker {...{ hotelId, stay, today, problem }} onChange={changeStay} onReadable={setReadable} />
          <Box
            aria-busy={nights !== stay}
            sx={{ display: 'grid', gap: 2, opacity: nights === stay ? 1 : 0.55 }}
          >
            <ChangeRooms {...{ roomTypes, free, selection, select }} stay={shown} own={new Set(before)} />
          </Box>
        </Box>
        <ChangeSummary
          booking={booked}
          stay={shown}
          isChange={!isSame && !problem && isReadable && nights === stay}
          {...{ hotelId, today, rooms, selection, select, changeStay }}
        />
      </Box>
    </Box>
  );
}
