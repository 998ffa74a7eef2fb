import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { counted, dollars } from '../ui/format';
import { nightlyPrice } from './nightlyPrice';
import type { RoomCard_RoomTypeFragment } from './RoomCard.generated';

/** What a night and the whole stay cost in one room of a type. */
export function RoomPrice({ price }: { price: RoomCard_RoomTypeFragment['stayPrice'] }) {
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
