import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { wholeStay } from '../../../schema/stays';
import { paths } from '../paths';
import card from '../kit/card.module.css';
import { classNames } from '../kit/classNames';
import { spokenStay } from '../kit/format';
import { Photo } from '../kit/Photo';
import text from '../kit/text.module.css';
import {
  ReviewableStays_BookingFragmentDoc,
  type ReviewableStays_BookingFragment,
} from './ReviewableStays.generated';
import styles from './ReviewableStays.module.css';
import * as texts from './texts';

type Booking = FragmentType<ReviewableStays_BookingFragment>;

/** The guest's past stays without a review: each leads to the form. Nothing where there are none. */
export function ReviewableStays({ bookings }: { bookings: Booking[] }) {
  const { data } = useFragment({ fragment: ReviewableStays_BookingFragmentDoc, from: bookings });
  // a stay that was just reviewed is still in the list
  const open = data.filter((booking) => booking?.viewerCan?.review);
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="reviewable" className={styles.stays}>
      <h2 id="reviewable" className={text.h3}>
        {texts.staysToReview}
      </h2>
      <ul className={styles.list}>
        {open.map((booking) => {
          const { id, reference, hotelName, hotel, stays } = booking as ReviewableStays_BookingFragment;
          const stay = wholeStay(stays);
          return (
            <li key={id}>
              <Link to={paths.createReview(reference)} className={classNames(card.card, styles.stay)}>
                <Photo src={hotel?.photos[0]} alt="" ratio="1 / 1" className={styles.photo} />
                <span className={styles.words}>
                  <span className={classNames(text.body, styles.name)}>{hotelName}</span>
                  <span className={classNames(text.small, text.quiet)}>
                    {stay && spokenStay(stay.checkIn, stay.checkOut)}
                  </span>
                  <span className={classNames(text.small, styles.write)}>{texts.writeReview}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
