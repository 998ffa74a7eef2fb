import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { wholeStay } from '../../../schema/stays';
import { fill } from '../../../schema/fill';
import { paths } from '../paths';
import { classNames } from '../kit/classNames';
import { spokenStay } from '../kit/format';
import { Photo } from '../kit/Photo';
import textStyles from '../kit/text.module.css';
import { ChatBooking_BookingFragmentDoc, type ChatBooking_BookingFragment } from './ChatBooking.generated';
import { BOOKING_STATES } from './SharedCard';
import * as texts from './texts';
import rows from './rows.module.css';
import styles from './ChatBooking.module.css';

/** The booking that a chat is about, above its messages; leads to the booking. */
export function ChatBooking({ booking }: { booking: FragmentType<ChatBooking_BookingFragment> }) {
  const { data, dataState } = useFragment({ fragment: ChatBooking_BookingFragmentDoc, from: booking });
  if (dataState !== 'complete') return null;
  const { id, reference, hotelName, status, hotel, stays } = data;
  const stay = wholeStay(stays);
  const rooms = stays.map(({ title, number }) => fill(texts.roomOfBooking, { title, number }));
  return (
    <Link
      to={paths.booking(id)}
      aria-label={fill(texts.bookingOfChat, { hotel: hotelName, reference })}
      className={styles.card}
    >
      <Photo src={hotel?.photos[0]} alt="" ratio="1 / 1" className={styles.photo} />
      <div className={rows.grow}>
        <div className={classNames(rows.name, textStyles.oneLine)}>{hotelName}</div>
        <div className={rows.note}>
          {[stay && spokenStay(stay.checkIn, stay.checkOut), reference, BOOKING_STATES[status]]
            .filter(Boolean)
            .join(' · ')}
        </div>
        <div className={classNames(rows.note, textStyles.oneLine)}>{[...new Set(rooms)].join(', ')}</div>
      </div>
      <span className={styles.see}>{texts.seeBooking}</span>
    </Link>
  );
}
