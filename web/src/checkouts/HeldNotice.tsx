import Alert from '@mui/material/Alert';
import { HoldActions } from './HoldActions';
import type { Holds } from './useHeldBookings';

/** What this person holds in the hotel and has not paid yet. */
export function HeldNotice({ holds, hotelId }: { holds: Holds; hotelId: string }) {
  return holds.bookings.map((booking) => (
    <Alert key={booking.id} severity="info" icon={false}>
      <HoldActions booking={booking} hotelId={hotelId} onEnd={() => holds.end(booking.id)} />
    </Alert>
  ));
}
