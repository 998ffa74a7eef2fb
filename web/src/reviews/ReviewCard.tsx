import type { ReactNode } from 'react';
import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { paths } from '../paths';
import { Answer } from '../kit/Answer';
import card from '../kit/card.module.css';
import { classNames } from '../kit/classNames';
import { ProfilePhoto } from '../kit/ProfilePhoto';
import { SpokenDay } from '../kit/SpokenDay';
import { Stars } from '../kit/Stars';
import textOf from '../kit/text.module.css';
import { TextLink } from '../kit/TextLink';
import { ReviewCard_ReviewFragmentDoc, type ReviewCard_ReviewFragment } from './ReviewCard.generated';
import styles from './ReviewCard.module.css';

interface Props {
  review: FragmentType<ReviewCard_ReviewFragment>;
  /** Where the page is not about one hotel. */
  showHotel?: boolean;
  /** What can be done with it. */
  children?: ReactNode;
}

/** What a guest says: stars, words, whether they have stayed, and the property's answer. */
export function ReviewCard({ review, showHotel = false, children }: Props) {
  const { data, dataState } = useFragment({ fragment: ReviewCard_ReviewFragmentDoc, from: review });
  // one that was just deleted is gone from the cache a moment before it leaves the list
  if (dataState !== 'complete') return null;
  const { rating, text, createdAt, stayed, bookingCancelled, reply, repliedAt, hotel, user } = data;
  return (
    <li className={classNames(card.card, styles.card)}>
      {showHotel && (
        <h2 className={textOf.h3}>
          <TextLink to={paths.hotel(hotel.id)} className={styles.hotel}>
            {hotel.name}
          </TextLink>
        </h2>
      )}
      <div className={styles.head}>
        <ProfilePhoto photo={user.photo} size={40} />
        <div className={styles.guest}>
          <p className={classNames(textOf.body, styles.name)}>{user.name}</p>
          <p className={classNames(textOf.small, textOf.quiet)}>
            <SpokenDay moment={createdAt} />
            {stayed && ' · Stayed'}
            {bookingCancelled && ' · Booking cancelled: these stars do not count'}
          </p>
        </div>
        <div className={styles.stars}>
          <Stars rating={rating} />
          <span className={classNames(textOf.small, textOf.quiet)}>{rating} out of 5</span>
        </div>
      </div>
      <p className={classNames(textOf.body, styles.words)}>{text}</p>
      {reply && <Answer title={`Answer of ${hotel.name}`} text={reply} answeredAt={repliedAt} />}
      {children}
    </li>
  );
}
