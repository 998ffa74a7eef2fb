import { Suspense } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { skipToken } from '@apollo/client/react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../paths';
import { Only } from '../session/SessionProvider';
import { PageHeading } from '../ui/PageHeading';
import { RowsSkeleton } from '../ui/RowsSkeleton';
import { listPage } from './listStyle';
import { Reviews } from './Reviews';
import { useReviewedHotelQuery } from './ReviewsPage.generated';

/** What guests say of every hotel, or of the one in the address. */
export function ReviewsPage() {
  const hotelId = useSearchParams()[0].get('hotel') || undefined;
  const { data } = useReviewedHotelQuery(
    hotelId ? { variables: { id: hotelId }, context: { inPlace: true } } : skipToken,
  );
  const hotel = hotelId ? data?.hotel : undefined;
  return (
    <Box sx={listPage}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <PageHeading
          title={hotel ? `Reviews of ${hotel.name}` : 'Reviews'}
          sx={{ flex: hotel ? '1 1 280px' : 1 }}
        />
        {hotel && (
          <Button component={Link} to={paths.hotel(hotel.id)} variant="outlined">
            Show the hotel
          </Button>
        )}
        {hotelId ? (
          <Button component={Link} to={paths.reviews()} variant="outlined">
            All reviews
          </Button>
        ) : (
          <Only>
            <Button component={Link} to={paths.findReview()} variant="outlined">
              Find by reference
            </Button>
          </Only>
        )}
      </Box>
      <Suspense fallback={<RowsSkeleton height={178} />}>
        <Reviews hotelId={hotelId} />
      </Suspense>
    </Box>
  );
}
