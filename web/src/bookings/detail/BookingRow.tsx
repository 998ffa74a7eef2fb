import { wholeStay } from '../../../../schema/stays';
import { fill } from '../../../../schema/fill';
import { useId } from 'react';
import type { FragmentType } from '@apollo/client';
import { useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { ButtonLink } from '../../kit/Button';
import { About } from '../../kit/About';
import card from '../../kit/card.module.css';
import { classNames } from '../../kit/classNames';
import { dollars, spokenStay } from '../../kit/format';
import { Photo } from '../../kit/Photo';
import text from '../../kit/text.module.css';
import { BookingReference } from './BookingReference';
import { useBookingRow_booking, type BookingRow_BookingFragment } from './BookingRow.generated';
import { BookingState } from './BookingState';
import { ChangeRow } from './ChangeRow';
import { HeldRow } from './HeldRow';
import styles from './BookingRow.module.css';
import * as texts from './texts';

/** One booking of a list, with the link to its details. */
export function BookingRow({ booking }: { booking: FragmentType<BookingRow_BookingFragment> }) {
  const { pathname, search } = useLocation();
  const titleId = useId();
  const data = useBookingRow_booking(booking);
  const whole = wholeStay(data.stays);
  return (
    <li className={classNames(card.card, styles.row)}>
      <Photo src={data.hotel?.photos[0]} alt="" className={styles.photo} />
      <div className={styles.facts}>
        <div>
          <div className={styles.head}>
            <h2 id={titleId} className={classNames(text.h3, styles.hotel)}>
              {data.hotelName}
            </h2>
            <BookingState booking={data} />
          </div>
          {data.cityName && <p className={classNames(text.body, text.quiet)}>{data.cityName}</p>}
          {whole && (
            <p className={classNames(text.body, text.quiet)}>
              {fill(texts.stayAndRooms, {
                stay: spokenStay(whole.checkIn, whole.checkOut),
                count: whole.rooms,
              })}
            </p>
          )}
        </div>
        {data.status === 'HELD' && (
          <HeldRow
            bookingId={data.id}
            held={data}
            message={texts.roomsHeldUntil}
            pay={texts.continueToPayment}
            titleId={titleId}
          />
        )}
        {data.change && <ChangeRow bookingId={data.id} change={data.change} titleId={titleId} />}
        <BookingReference booking={data} />
        <div className={styles.foot}>
          <ButtonLink
            to={paths.booking(data.id)}
            state={{ from: pathname + search }}
            variant="outlined"
            aria-describedby={titleId}
          >
            {texts.showBookingDetails}
          </ButtonLink>
          <p className={classNames(text.h4, styles.total)}>
            {dollars(data.totalCents + data.extrasCents)}
            <About cents={data.totalCents + data.extrasCents} isBelow />
          </p>
        </div>
      </div>
    </li>
  );
}
