import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../paths';
import { Empty } from '../ui/Empty';
import { PageHeading } from '../ui/PageHeading';
import { listPage, listStyle } from './listStyle';
import { ReviewCard } from './ReviewCard';
import { useReviewResultsPageSuspenseQuery } from './ReviewResultsPage.generated';

/** The review whose reference the address holds. */
export function ReviewResultsPage() {
  const [query] = useSearchParams();
  const reference = query.get('review');
  return reference ? <Found reference={reference} /> : <Navigate to={paths.findReview()} replace />;
}

function Found({ reference }: { reference: string }) {
  const { review } = useReviewResultsPageSuspenseQuery({ variables: { id: reference } }).data;
  return (
    <Box sx={listPage}>
      <PageHeading
        title={review ? 'The review you looked for' : 'No such review'}
        sx={{ mb: 3, overflowWrap: 'anywhere' }}
      />
      {review ? (
        <Box component="ul" sx={listStyle}>
          <ReviewCard review={review} showHotel />
        </Box>
      ) : (
        <Empty picture="empty-reviews" texts={['No review in the database !!!']}>
          No review has the reference {reference}.
        </Empty>
      )}
      <Button component={Link} to={paths.findReview()} sx={{ mt: 2 }}>
        Find another review
      </Button>
    </Box>
  );
}
