import { useDeferredValue } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../app/paths';
import { Only } from '../session/SessionProvider';
import { Empty } from '../ui/Empty';
import { counted } from '../ui/format';
import { PageHeading } from '../ui/PageHeading';
import { PageLinks } from '../ui/PageLinks';
import { listPage, listStyle } from './listStyle';
import { ReviewCard } from './ReviewCard';
import { useReviewsPageSuspenseQuery } from './ReviewsPage.generated';
import { SortReviews } from './SortReviews';
import { readSort } from './sorts';

const PAGE = 20;

/** What guests say of every hotel, or of the one in the address. */
export function ReviewsPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const page = Math.max(1, Math.floor(Number(query.get('page'))) || 1);
  const hotelId = query.get('hotel') || undefined;
  const sort = readSort(query.get('sort'));
  const asked = { hotelId, sort, limit: PAGE, offset: (page - 1) * PAGE };
  // the old rows stay until the new ones have come
  const shown = JSON.parse(useDeferredValue(JSON.stringify(asked))) as typeof asked;
  const { data } = useReviewsPageSuspenseQuery({ variables: shown });
  const { items, total } = data.reviews;
  return (
    <Box sx={listPage}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <PageHeading title="Reviews" sx={{ flex: 1 }} />
        <Only>
          <Button component={Link} to={paths.findReview()} variant="outlined">
            Find by reference
          </Button>
        </Only>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 2, mb: 3 }}>
        <Typography role="status" sx={{ flex: 1, color: 'text.secondary' }}>
          {counted(total, 'review')}
        </Typography>
        <SortReviews
          sort={sort}
          onSort={(chosen) => void navigate(paths.reviews({ hotel: hotelId, sort: chosen }))}
        />
      </Box>
      {items.length === 0 ? (
        <Empty texts={['No review in the database !!!']} />
      ) : (
        <Box component="ul" aria-busy={shown.offset !== asked.offset || shown.sort !== sort} sx={listStyle}>
          {items.map((review) => (
            <ReviewCard key={review.id} review={review} showHotel />
          ))}
        </Box>
      )}
      <PageLinks
        page={page}
        pages={Math.ceil(total / PAGE)}
        addressOf={(at) => paths.reviews({ hotel: hotelId, sort, page: at })}
      />
    </Box>
  );
}
