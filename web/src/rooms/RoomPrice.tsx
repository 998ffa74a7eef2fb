import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StayDates } from '../../../schema/nights';
import { counted, dollars } from '../ui/format';
import { nightlyPrice } from './nightGroups';
import { RoomPrice_RoomTypeFragmentDoc, type RoomPrice_RoomTypeFragment } from './RoomPrice.generated';

interface Props {
  roomType: FragmentType<RoomPrice_RoomTypeFragment>;
  stay: StayDates;
}

/** The price of a night and of the stay in one room of a type. */
export function RoomPrice({ roomType, stay }: Props) {
  const { data } = useSuspenseFragment({
    fragment: RoomPrice_RoomTypeFragmentDoc,
    from: roomType,
    variables: { checkIn: stay.checkIn, checkOut: stay.checkOut },
  });
  const price = data.stayPrice;
  if (!price)
    return (
      <Typography variant="body2" sx={{ maxWidth: 220, color: 'text.secondary' }}>
        More than a card can pay at once. Choose fewer nights to see the price.
      </Typography>
    );
  const { isAverage, price: perNight } = nightlyPrice(price);
  return (
    <Box sx={{ ml: 'auto', textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
      <Typography>
        {isAverage && 'about '}
        <strong>{perNight}</strong> per night
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {dollars(price.totalCents)} for {counted(price.nightPrices.length, 'night')}
      </Typography>
    </Box>
  );
}
