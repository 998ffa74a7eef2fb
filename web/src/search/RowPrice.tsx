import Box from '@mui/material/Box';
import { countNights, priceNights, sumCents, type StayDates } from '../../../schema/rules';
import { counted, dollars } from '../ui/format';

interface Props {
  cents: number | null;
  stay?: StayDates;
}

/** The lowest room price, per night and for the stay. */
export function RowPrice({ cents, stay }: Props) {
  if (cents === null) return null;
  return (
    <Box
      sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums', lineHeight: 1.4, whiteSpace: 'nowrap' }}
    >
      <Box>
        from <strong>{dollars(cents)}</strong> per night
      </Box>
      {stay && (
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {dollars(sumCents(priceNights(cents, stay)))} for{' '}
          {counted(countNights(stay.checkIn, stay.checkOut), 'night')}
        </Box>
      )}
    </Box>
  );
}
