import { useState } from 'react';
import { fill } from '../../../schema/fill';
import { failsOffline } from '../apollo/reachabilityLink';
import { paths } from '../paths';
import { ButtonLink } from '../kit/Button';
import { classNames } from '../kit/classNames';
import layout from '../kit/layout.module.css';
import text from '../kit/text.module.css';
import { noRatings } from '../kit/texts';
import { useHotelReviewsQuery } from './HotelReviews.generated';
import { OwnVotes } from './HelpfulVotes';
import styles from './HotelReviews.module.css';
import { RatingBars } from './RatingBars';
import { ReviewCard } from './ReviewCard';
import { ScoreAverages } from './ScoreAverages';
import { SortReviews, type Sort } from './SortReviews';
import * as texts from './texts';

/** The number of reviews on a hotel's page, which links to all of them. */
const SHOWN = 5;

/** The reviews of a hotel: the average, the distribution of ratings, and the first reviews in the selected order. */
export function HotelReviews({ hotelId }: { hotelId: string }) {
  const [sort, setSort] = useState<Sort>('NEWEST');
  // the hotel can be viewed and booked without its reviews, so a failed query hides only them
  const { data, previousData } = useHotelReviewsQuery({
    variables: { hotelId, sort, limit: SHOWN },
    context: failsOffline,
  });
  const { hotel, reviews } = data ?? previousData ?? {};
  if (!hotel || !reviews) return null;
  return (
    <section aria-labelledby="reviews" className={styles.reviews}>
      <h2 id="reviews" className={text.h2}>
        {texts.whatGuestsSay}
      </h2>
      {hotel.ratingsAverage === null ? (
        <p className={classNames(text.body, text.quiet)}>{noRatings}</p>
      ) : (
        <RatingBars average={hotel.ratingsAverage} distribution={hotel.ratingDistribution} />
      )}
      {hotel.scoreAverages.length > 0 && <ScoreAverages averages={hotel.scoreAverages} />}
      {reviews.total > 1 && (
        <div className={styles.sort}>
          <SortReviews sort={sort} onSort={setSort} />
        </div>
      )}
      {data && <OwnVotes variables={{ hotelId, sort, limit: SHOWN, offset: 0 }} />}
      <ul aria-busy={!data} className={layout.list}>
        {reviews.items.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </ul>
      {reviews.total > SHOWN && (
        <ButtonLink to={paths.reviews({ hotel: hotelId, sort })} variant="outlined" className={styles.all}>
          {fill(texts.showAllReviews, { count: reviews.total })}
        </ButtonLink>
      )}
    </section>
  );
}
