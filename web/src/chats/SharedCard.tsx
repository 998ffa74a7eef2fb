import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { failsOffline } from '../apollo/lineLink';
import { paths } from '../paths';
import { spokenStay } from '../kit/format';
import { Photo } from '../kit/Photo';
import { oneLine, quietText } from './rowStyle';
import { useSharedBookingQuery, useSharedHotelQuery } from './SharedCard.generated';
import styles from './SharedCard.module.css';

/** What was shared with a message, or will be. */
export const SharedCards = ({
  hotelId,
  bookingId,
}: {
  hotelId?: string | null;
  bookingId?: string | null;
}) => (
  <>
    {hotelId && <SharedHotel hotelId={hotelId} />}
    {bookingId && <SharedBooking bookingId={bookingId} />}
  </>
);

/** The hotel that was shared with a message, as it is now. */
function SharedHotel({ hotelId }: { hotelId: string }) {
  const { data, error, refetch } = useSharedHotelQuery({ variables: { id: hotelId }, context: failsOffline });
  const hotel = data?.hotel;
  if (error && !hotel) return <NotLoaded onRetry={refetch} />;
  if (!hotel) return <Gone isLoading={!data}>This hotel is not offered any more.</Gone>;
  return <Card to={paths.hotel(hotel)} photo={hotel.photos[0]} title={hotel.name} text={hotel.city.name} />;
}

/** The booking that was shared with a message, as it is now; not to those who may not read it. */
function SharedBooking({ bookingId }: { bookingId: string }) {
  const { data, error, refetch } = useSharedBookingQuery({
    variables: { id: bookingId },
    context: failsOffline,
  });
  const booking = data?.booking;
  if (error && !booking) return <NotLoaded onRetry={refetch} />;
  if (!booking) return <Gone isLoading={!data}>A booking that only its guest and staff can see.</Gone>;
  const [stay] = booking.stays;
  return (
    <Card
      to={paths.booking(booking.id)}
      photo={booking.hotel?.photos[0]}
      title={`Booking: ${booking.hotelName}`}
      text={[stay && spokenStay(stay.checkIn, stay.checkOut), STATES[booking.status]]
        .filter(Boolean)
        .join(' · ')}
    />
  );
}

const STATES: Record<string, string | undefined> = {
  HELD: 'Held',
  CANCELLED: 'Cancelled',
  EXPIRED: 'Not paid in time',
};

function Card({ to, photo, title, text }: { to: string; photo?: string; title: string; text: string }) {
  return (
    <Box component={Link} to={to} sx={cardStyle}>
      <Photo src={photo} alt="" ratio="1 / 1" className={styles.photo} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ ...oneLine, fontWeight: 600 }}>{title}</Box>
        <Box sx={quietText}>{text}</Box>
      </Box>
    </Box>
  );
}

const Gone = ({ isLoading, children }: { isLoading: boolean; children: string }) => (
  <Box sx={{ ...cardStyle, ...quietText, minHeight: 88 }}>{isLoading ? 'Loading' : children}</Box>
);

/** The server said no, or nothing: that says nothing about what was shared. */
const NotLoaded = ({ onRetry }: { onRetry: () => Promise<unknown> }) => (
  <Box sx={{ ...cardStyle, ...quietText, minHeight: 88 }}>
    What was shared could not be loaded.
    <Button size="small" onClick={() => void onRetry().catch(() => undefined)}>
      Try again
    </Button>
  </Box>
);

const cardStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  width: 320,
  maxWidth: '100%',
  p: 1,
  mb: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 'var(--radius-card)',
  bgcolor: 'background.paper',
  color: 'text.primary',
  textDecoration: 'none',
  '&:is(a):hover': { borderColor: 'primary.main' },
} as const;
