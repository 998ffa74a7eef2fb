import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { counted, spokenStay } from '../../ui/format';
import { HoldActions } from '../detail/HoldActions';
import type { Holds } from './useHeldBookings';

/** What this person holds in the hotel and has not paid yet. */
export function HeldNotice({ holds, hotelId }: { holds: Holds; hotelId: string }) {
  if (holds.bookings.length === 0) return null;
  const notices = holds.bookings.map((booking) => {
    const [first] = booking.stays;
    return (
      <Alert
        key={booking.id}
        role="group"
        aria-label="Held rooms"
        severity="info"
        icon={false}
        sx={{ '& .MuiAlert-message': { width: '100%' } }}
      >
        <HoldActions booking={booking} hotelId={hotelId} onEnd={() => holds.end(booking.id)}>
          {first && (
            <Typography variant="body2" sx={{ mt: 0.5 }}>
              {counted(booking.stays.length, 'room')}, {spokenStay(first.checkIn, first.checkOut)}
            </Typography>
          )}
        </HoldActions>
      </Alert>
    );
  });
  return <Box className="holds">{notices}</Box>;
}
