import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

/** In place of the summary, for staff: why there is nothing to book. */
export function ReadOnlyCard() {
  return (
    <Card component="section" aria-label="Booking" sx={{ p: 2.5, display: 'grid', gap: 1 }}>
      <Typography variant="h3" component="h2">
        You see this hotel read-only
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        Rooms are booked by customers. Your account is a staff account, so there is nothing to select here;
        prices and free rooms are those that customers see.
      </Typography>
    </Card>
  );
}
