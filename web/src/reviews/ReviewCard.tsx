import { Suspense, type ReactNode } from 'react';
import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { fill } from '../../../schema/fill';
import { REVIEW_SUBJECTS } from '../../../schema/reviewScores';
import { lazyPart } from '../apollo/lazyPart';
import { paths } from '../paths';
import { Answer } from '../kit/Answer';
import card from '../kit/card.module.css';
import { classNames } from '../kit/classNames';
import { ProfilePhoto } from '../kit/ProfilePhoto';
import { SpokenDay } from '../kit/SpokenDay';
import { Stars } from '../kit/Stars';
import textOf from '../kit/text.module.css';
import { TextLink } from '../kit/TextLink';
import { starsOfFive } from '../kit/texts';
import { HelpfulVotes } from './HelpfulVotes';
import { ReviewCard_ReviewFragmentDoc, type ReviewCard_ReviewFragment } from './ReviewCard.generated';
import { SUBJECT_NAMES } from './subjectNames';
import * as texts from './texts';
import styles from './ReviewCard.module.css';

const Thumbnails = lazyPart(async () => (await import('./photos/Thumbnails')).Thumbnails);

interface Props {
  review: FragmentType<ReviewCard_ReviewFragment>;
  /** True on pages that list reviews of several hotels. */
  showHotel?: boolean;
  /** The actions on one's own review, in place of votes. */
  children?: ReactNode;
}

/** The review of a guest: stars, text, whether they have stayed, and the property's reply. */
export function ReviewCard({ review, showHotel = false, children }: Props) {
  const { data, dataState } = useFragment({ fragment: ReviewCard_ReviewFragmentDoc, from: review });
  // a deleted review leaves the cache a moment before it leaves the list
  if (dataState !== 'complete') return null;
  const {
    id,
    rating,
    scores,
    text,
    photos,
    createdAt,
    stayed,
    bookingCancelled,
    helpfulCount,
    reply,
    repliedAt,
    hotel,
    user,
  } = data;
  const scored = REVIEW_SUBJECTS.filter((subject) => scores[subject] !== null);
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
            {stayed && ` · ${texts.stayed}`}
            {bookingCancelled && ` · ${texts.ratingNotCounted}`}
          </p>
        </div>
        <div className={styles.stars}>
          <Stars rating={rating} />
          <span className={classNames(textOf.small, textOf.quiet)}>
            {fill(starsOfFive, { value: rating })}
          </span>
        </div>
      </div>
      <p className={classNames(textOf.body, styles.words)}>{text}</p>
      <ReviewPhotos photos={photos} by={user.name} />
      {scored.length > 0 && (
        <p className={classNames(textOf.small, textOf.quiet)}>
          {scored.map((subject) => `${SUBJECT_NAMES[subject]} ${scores[subject]}`).join(' · ')}
        </p>
      )}
      {reply && (
        <Answer title={fill(texts.replyFrom, { hotel: hotel.name })} text={reply} answeredAt={repliedAt} />
      )}
      {children ?? <HelpfulVotes reviewId={id} count={helpfulCount} />}
    </li>
  );
}

interface PhotosProps {
  photos: readonly string[];
  /** The name of the guest who took them. */
  by: string;
}

/** The photos of a review, in a space of their height while their code loads. */
export const ReviewPhotos = (props: PhotosProps) =>
  props.photos.length > 0 && (
    <div className={styles.photos}>
      <Suspense>
        <Thumbnails {...props} />
      </Suspense>
    </div>
  );
