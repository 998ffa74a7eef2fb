import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../app/paths';
import { BookingReview } from '../reviews/BookingReview';
import { PageHeading } from '../ui/PageHeading';
import { BookingActions } from './BookingActions';
import {
  BookingDetail_BookingFragmentDoc,
  type BookingDetail_BookingFragment,
} from './BookingDetail.generated';
import { BookingPapers } from './BookingPapers';
import { BookingState } from './BookingState';
import { BookingSummary } from './BookingSummary';
import { useOrigin } from './useOrigin';

/** A booking with everything about it, and what can be done with it now. */
export function BookingDetail({ booking }: { booking: FragmentType<BookingDetail_BookingFragment> }) {
  const origin = useOrigin();
  const { data } = useSuspenseFragment({
    fragment: BookingDetail_BookingFragmentDoc,
    fragmentName: 'BookingDetail_booking',
    from: booking,
  });
  return (
    <Box sx={{ maxWidth: 760, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, sm: 4 } }}>
      <Link component={RouterLink} to={origin} sx={{ displayPrint: 'none' }}>
        ← Back to the bookings
      </Link>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1, mt: 2, mb: 3 }}>
        <PageHeading title="Your booking" sx={{ flex: 1, minWidth: 260 }} />
        <BookingState booking={data} />
      </Box>
      <Card sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 3 }}>
        <BookingSummary booking={data} />
        <BookingActions booking={data} hotelId={data.hotel?.id} />
      </Card>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2, displayPrint: 'none' }}>
        <BookingPapers booking={data} />
        {data.hotel && (
          <Button component={RouterLink} to={paths.hotel(data.hotel.id)}>
            Show {data.hotelName}
          </Button>
        )}
        <BookingReview booking={data} />
      </Box>
    </Box>
  );
}
