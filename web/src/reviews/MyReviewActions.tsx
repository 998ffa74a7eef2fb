import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { DeleteReviewDialog } from './DeleteReviewDialog';

interface Props {
  reviewId: string;
  may: { update: boolean; delete: boolean };
}

/** What its guest can do with a review, and the reference that people quote. */
export function MyReviewActions({ reviewId, may }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      {may.update && (
        <Button component={Link} to={paths.updateReview(reviewId)} variant="outlined" size="small">
          Edit review
        </Button>
      )}
      {may.delete && (
        <Button variant="outlined" color="error" size="small" onClick={() => setAsking(true)}>
          Delete review
        </Button>
      )}
      <Typography
        variant="body2"
        sx={{ color: 'text.secondary', ml: { sm: 'auto' }, overflowWrap: 'anywhere' }}
      >
        Reference {reviewId}
      </Typography>
      {isAsking && <DeleteReviewDialog reviewId={reviewId} onClose={() => setAsking(false)} />}
    </Box>
  );
}
