import { wholeStay } from '../../../schema/stays';
import { Link } from 'react-router-dom';
import { fill } from '../../../schema/fill';
import { failsOffline } from '../apollo/reachabilityLink';
import { paths } from '../paths';
import { Button } from '../kit/Button';
import { classNames } from '../kit/classNames';
import { spokenStay } from '../kit/format';
import { Photo } from '../kit/Photo';
import textStyles from '../kit/text.module.css';
import { loading, tryAgain } from '../kit/texts';
import { inMyLanguage } from '../kit/written';
import * as texts from './texts';
import rows from './rows.module.css';
import { useSharedBookingQuery, useSharedHotelQuery } from './SharedCard.generated';
import styles from './SharedCard.module.css';

/** The hotel or booking shared with a message. */
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

/** The shared hotel as it is now. */
function SharedHotel({ hotelId }: { hotelId: string }) {
  const { data, error, refetch } = useSharedHotelQuery({
    variables: { id: hotelId, ...inMyLanguage() },
    context: failsOffline,
  });
  const hotel = data?.hotel;
  if (error && !hotel) return <NotLoaded onRetry={refetch} />;
  if (!hotel) return <Gone isLoading={!data}>{texts.hotelGone}</Gone>;
  return <Card to={paths.hotel(hotel)} photo={hotel.photos[0]} title={hotel.name} text={hotel.city.name} />;
}

/** The shared booking as it is now, for people who may read it. */
function SharedBooking({ bookingId }: { bookingId: string }) {
  const { data, error, refetch } = useSharedBookingQuery({
    variables: { id: bookingId },
    context: failsOffline,
  });
  const booking = data?.booking;
  if (error && !booking) return <NotLoaded onRetry={refetch} />;
  if (!booking) return <Gone isLoading={!data}>{texts.bookingHidden}</Gone>;
  const stay = wholeStay(booking.stays);
  return (
    <Card
      to={paths.booking(booking.id)}
      photo={booking.hotel?.photos[0]}
      title={fill(texts.bookingAt, { hotel: booking.hotelName })}
      text={[
        stay && spokenStay(stay.checkIn, stay.checkOut),
        booking.reference,
        BOOKING_STATES[booking.status],
      ]
        .filter(Boolean)
        .join(' · ')}
    />
  );
}

/** What a card says of a booking that is not confirmed. */
export const BOOKING_STATES: Record<string, string | undefined> = {
  HELD: texts.held,
  CANCELLED: texts.cancelled,
  EXPIRED: texts.notPaidInTime,
};

const Card = ({ to, photo, title, text }: { to: string; photo?: string; title: string; text: string }) => (
  <Link to={to} className={styles.card}>
    <Photo src={photo} alt="" ratio="1 / 1" className={styles.photo} />
    <div className={rows.grow}>
      <div className={classNames(rows.name, textStyles.oneLine)}>{title}</div>
      <div className={rows.note}>{text}</div>
    </div>
  </Link>
);

const Gone = ({ isLoading, children }: { isLoading: boolean; children: string }) => (
  <div className={classNames(styles.card, rows.note)}>{isLoading ? loading : children}</div>
);

/** Shown if the server fails, which does not mean that the hotel or booking is gone. */
const NotLoaded = ({ onRetry }: { onRetry: () => Promise<unknown> }) => (
  <div className={classNames(styles.card, rows.note)}>
    {texts.sharedNotLoaded}
    <Button size="small" onClick={() => void onRetry().catch(() => undefined)}>
      {tryAgain}
    </Button>
  </div>
);
