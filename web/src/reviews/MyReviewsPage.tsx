import { Suspense } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, Navigate } from 'react-router-dom';
import { paths } from '../paths';
import { ArrivalNotice } from '../ui/ArrivalNotice';
import { Empty } from '../ui/Empty';
import { counted } from '../ui/format';
import { PageHeading } from '../ui/PageHeading';
import { PageLinks } from '../ui/PageLinks';
import { RowsSkeleton } from '../ui/RowsSkeleton';
import { usePageNumber } from '../ui/usePageNumber';
import { listPage, listStyle } from './listStyle';
import { MyReviewActions } from './MyReviewActions';
import { useMyReviewsPageSuspenseQuery } from './MyReviewsPage.generated';
import { ReviewCard } from './ReviewCard';

const PAGE = 20;

/** What this person has written, the latest first. */
export function MyReviewsPage() {
  return (
    <Box sx={listPage}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 1 }}>
        <PageHeading title="My reviews" sx={{ flex: 1 }} />
        <Button component={Link} to={paths.createReview()} variant="contained">
          Write a review
        </Button>
      </Box>
      <ArrivalNotice sx={{ my: 2 }} />
      <Suspense fallback={<RowsSkeleton height={220} rows={3} />}>
        <MyReviews />
      </Suspense>
    </Box>
  );
}

function MyReviews() {
  const page = usePageNumber();
  const { data } = useMyReviewsPageSuspenseQuery({ variables: { limit: PAGE, offset: (page - 1) * PAGE } });
  const { items, total } = data.myReviews;
  const pages = Math.ceil(total / PAGE);
  if (total > 0 && page > pages) return <Navigate to={paths.myReviews({ page: pages })} replace />;
  return (
    <>
      <Typography role="status" sx={{ color: 'text.secondary', mb: 3 }}>
        {counted(total, 'review')}
      </Typography>
      {total === 0 ? (
        <Empty picture="empty-reviews" texts={['You have no review in the database !!!']}>
          After a stay you can tell others how it was: open the booking and choose Write a review.
        </Empty>
      ) : (
        <Box component="ul" sx={listStyle}>
          {items.map((review) => (
            <ReviewCard key={review.id} review={review} showHotel>
              <MyReviewActions reviewId={review.id} may={review.viewerCan} />
            </ReviewCard>
          ))}
        </Box>
      )}
      <PageLinks page={page} pages={pages} addressOf={(at) => paths.myReviews({ page: at })} />
    </>
  );
}
