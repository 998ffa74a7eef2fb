import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { useHotelReviewsQuery } from './HotelReviews.generated';
import { listStyle } from './listStyle';
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
    context: { inPlace: true },
  });
  const { hotel, reviews } = data ?? previousData ?? {};
  if (!hotel || !reviews) return null;
  return (
    <Box component="section" aria-labelledby="reviews" sx={{ display: 'grid', gap: 2.5, pb: 4 }}>
      <Typography variant="h2" id="reviews">
        What guests say
      </Typography>
      {hotel.ratingsAverage === null ? (
        <Typography sx={{ color: 'text.secondary' }}>No ratings yet</Typography>
      ) : (
        <RatingBars average={hotel.ratingsAverage} distribution={hotel.ratingDistribution} />
      )}
      {reviews.total > 1 && (
        <Box sx={{ justifySelf: 'end' }}>
          <SortReviews sort={sort} onSort={setSort} />
        </Box>
      )}
      <Box component="ul" aria-busy={!data} sx={listStyle}>
        {reviews.items.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </Box>
      {reviews.total > SHOWN && (
        <Button
          component={Link}
          to={paths.reviews({ hotel: hotelId, sort })}
          variant="outlined"
          sx={{ justifySelf: 'start' }}
        >
          Show all {reviews.total} reviews
        </Button>
      )}
    </Box>
  );
}
