import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { counted } from '../ui/format';

interface Props {
  free: number;
  total: number;
  picked: number;
}

/** How many room numbers of a type are free for the dates, and how many of them are chosen. */
export function RoomsLeft({ free, total, picked }: Props) {
  const soldOut = free === 0;
  return (
    <Box aria-live="polite">
      <Typography
        variant="body2"
        sx={{ fontWeight: 600, color: soldOut ? 'text.secondary' : 'success.main' }}
      >
        {soldOut ? 'Sold out for your dates' : `${free} of ${counted(total, 'room')} free`}
      </Typography>
      {picked > 0 && (
        <Typography variant="body2" sx={{ fontWeight: 600, color: 'primary.main' }}>
          {picked} chosen
        </Typography>
      )}
    </Box>
  );
}
