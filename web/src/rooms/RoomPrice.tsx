import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { counted, dollars } from '../ui/format';
import { nightGroups } from './nightGroups';
import type { RoomCard_RoomTypeFragment } from './RoomCard.generated';

/** What a night and the whole stay cost in one room of a type. */
export function RoomPrice({ price }: { price: RoomCard_RoomTypeFragment['stayPrice'] }) {
  if (!price)
    return (
      <Typography variant="body2" sx={{ maxWidth: 220, color: 'text.secondary' }}>
        More than a card can pay at once. Choose fewer nights to see the price.
      </Typography>
    );
  const { nightPrices, pricePerNightCents, totalCents } = price;
  const differ = nightGroups(nightPrices).length > 1;
  return (
    <Box sx={{ ml: 'auto', textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
      <Typography>
        {differ && 'about '}
        <strong>{dollars(differ ? toDollars(pricePerNightCents) : pricePerNightCents)}</strong> per night
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {dollars(totalCents)} for {counted(nightPrices.length, 'night')}
      </Typography>
    </Box>
  );
}

/** An average is said in whole dollars: nobody pays it. */
const toDollars = (cents: number): number => Math.round(cents / 100) * 100;
