import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { wholeStay } from '../../../schema/stays';
import { fill } from '../../../schema/fill';
import { paths } from '../paths';
import { classNames } from '../kit/classNames';
import { spokenStay } from '../kit/format';
import { Marked } from '../kit/Marked';
import { Photo } from '../kit/Photo';
import { titleFor } from '../kit/written';
import { useViewer } from '../session/SessionProvider';
import { seesAsStaff } from '../session/staffRole';
import textStyles from '../kit/text.module.css';
import { ChatBooking_BookingFragmentDoc, type ChatBooking_BookingFragment } from './ChatBooking.generated';
import { BOOKING_STATES } from './SharedCard';
import * as texts from './texts';
import rows from './rows.module.css';
import styles from './ChatBooking.module.css';

/** The booking that a chat is about, above its messages; leads to the booking. */
export function ChatBooking({ booking }: { booking: FragmentType<ChatBooking_BookingFragment> }) {
  const viewer = useViewer();
  const { data, dataState } = useFragment({ fragment: ChatBooking_BookingFragmentDoc, from: booking });
  if (dataState !== 'complete') return null;
  const { id, reference, hotelName, status, user, hotel, stays } = data;
  const stay = wholeStay(stays);
  const isStaff = seesAsStaff(viewer, user);
  const titles = stays.map((stay) => titleFor(stay, isStaff));
  const rooms = stays.map(({ number }, at) => fill(texts.roomOfBooking, { title: titles[at]!.text, number }));
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
        <div className={classNames(rows.note, textStyles.oneLine)}>
          <Marked words={[...new Set(rooms)].join(', ')} written={titles} />
        </div>
      </div>
      <span className={styles.see}>{texts.seeBooking}</span>
    </Link>
  );
}
