import { useState } from 'react';
import { failsOffline } from '../apollo/lineLink';
import { paths } from '../paths';
import { ButtonLink } from '../kit/Button';
import { classNames } from '../kit/classNames';
import layout from '../kit/layout.module.css';
import text from '../kit/text.module.css';
import { useHotelReviewsQuery } from './HotelReviews.generated';
import styles from './HotelReviews.module.css';
import { RatingBars } from './RatingBars';
import { ReviewCard } from './ReviewCard';
import { SortReviews, type Sort } from './SortReviews';

/** Reviews that a hotel's page shows before it leads to all of them. */
const SHOWN = 5;

/** What guests say of a hotel: the average, how it is spread, and the first reviews in the chosen order. */
export function HotelReviews({ hotelId }: { hotelId: string }) {
  const [sort, setSort] = useState<Sort>('NEWEST');
  // a hotel can be looked at and booked without its reviews: they do not take its page down
  const { data, previousData } = useHotelReviewsQuery({
    variables: { hotelId, sort, limit: SHOWN },
    context: failsOffline,
  });
  const { hotel, reviews } = data ?? previousData ?? {};
  if (!hotel || !reviews) return null;
  return (
    <section aria-labelledby="reviews" className={styles.reviews}>
      <h2 id="reviews" className={text.h2}>
        What guests say
      </h2>
      {hotel.ratingsAverage === null ? (
        <p className={classNames(text.body, text.quiet)}>No ratings yet</p>
      ) : (
        <RatingBars average={hotel.ratingsAverage} distribution={hotel.ratingDistribution} />
      )}
      {reviews.total > 1 && (
        <div className={styles.sort}>
          <SortReviews sort={sort} onSort={setSort} />
        </div>
      )}
      <ul aria-busy={!data} className={layout.list}>
        {reviews.items.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </ul>
      {reviews.total > SHOWN && (
        <ButtonLink to={paths.reviews({ hotel: hotelId, sort })} variant="outlined" className={styles.all}>
          Show all {reviews.total} reviews
        </ButtonLink>
      )}
    </section>
  );
}
