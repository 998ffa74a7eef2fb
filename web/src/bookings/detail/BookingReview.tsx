import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import {
  BookingReview_BookingFragmentDoc,
  type BookingReview_BookingFragment,
} from './BookingReview.generated';

/** The link from a booking to its review, or to writing one. */
export function BookingReview({ booking }: { booking: FragmentType<BookingReview_BookingFragment> }) {
  const { data } = useSuspenseFragment({ fragment: BookingReview_BookingFragmentDoc, from: booking });
  if (data.review)
    return (
      <Button component={Link} to={paths.reviewResults(data.review.id)} variant="outlined">
        Show the review
      </Button>
    );
  if (!data.viewerCan.review) return null;
  return (
    <Button component={Link} to={paths.createReview(data.id)} variant="outlined">
      Write a review
    </Button>
  );
}
