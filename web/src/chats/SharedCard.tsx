import { Link } from 'react-router-dom';
import { failsOffline } from '../apollo/lineLink';
import { paths } from '../paths';
import { Button } from '../kit/Button';
import { classNames } from '../kit/classNames';
import { spokenStay } from '../kit/format';
import { Photo } from '../kit/Photo';
import words from '../kit/text.module.css';
import rows from './rows.module.css';
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

const Card = ({ to, photo, title, text }: { to: string; photo?: string; title: string; text: string }) => (
  <Link to={to} className={styles.card}>
    <Photo src={photo} alt="" ratio="1 / 1" className={styles.photo} />
    <div className={rows.grow}>
      <div className={classNames(rows.name, words.oneLine)}>{title}</div>
      <div className={rows.note}>{text}</div>
    </div>
  </Link>
);

const Gone = ({ isLoading, children }: { isLoading: boolean; children: string }) => (
  <div className={classNames(styles.card, rows.note)}>{isLoading ? 'Loading' : children}</div>
);

/** The server said no, or nothing: that says nothing about what was shared. */
const NotLoaded = ({ onRetry }: { onRetry: () => Promise<unknown> }) => (
  <div className={classNames(styles.card, rows.note)}>
    What was shared could not be loaded.
    <Button size="small" onClick={() => void onRetry().catch(() => undefined)}>
      Try again
    </Button>
  </div>
);
