import { useDeferredValue } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../paths';
import { classNames } from '../ui/classNames';
import { Empty } from '../ui/Empty';
import { counted } from '../ui/format';
import layout from '../ui/layout.module.css';
import { PageLinks } from '../ui/PageLinks';
import { useNavigate } from '../ui/navigation/hooks';
import text from '../ui/text.module.css';
import { useAddress } from '../ui/useAddress';
import { usePageNumber } from '../ui/usePageNumber';
import { ReviewCard } from './ReviewCard';
import styles from './Reviews.module.css';
import { useReviewsPageSuspenseQuery } from './ReviewsPage.generated';
import { REVIEWS_ORDER, SortReviews } from './SortReviews';

const PAGE = 20;

/** Reviews in the order and on the page that the address names. */
export function Reviews({ hotelId }: { hotelId: string | undefined }) {
  const navigate = useNavigate();
  const page = usePageNumber(PAGE);
  const [{ sort }] = useAddress(REVIEWS_ORDER);
  const asked = { hotelId, sort, limit: PAGE, offset: (page - 1) * PAGE };
  // the old rows stay until the new ones have come
  const shown = JSON.parse(useDeferredValue(JSON.stringify(asked))) as typeof asked;
  const isStale = JSON.stringify(shown) !== JSON.stringify(asked);
  const { data } = useReviewsPageSuspenseQuery({ variables: shown });
  const { items, total } = data.reviews;
  const pages = Math.ceil(total / PAGE);
  const addressOf = (at: number) => paths.reviews({ hotel: hotelId, sort, page: at });
  if (!isStale && total > 0 && page > pages) return <Navigate to={addressOf(pages)} replace />;
  return (
    <>
      <div className={styles.head}>
        <p role="status" className={classNames(text.body, text.quiet, styles.count)}>
          {counted(total, 'review')}
        </p>
        {total > 1 && (
          <SortReviews
            sort={sort}
            onSort={(chosen) => void navigate(paths.reviews({ hotel: hotelId, sort: chosen }))}
          />
        )}
      </div>
      {total === 0 ? (
        <Empty picture="empty-reviews" texts={['No review in the database !!!']} />
      ) : (
        <ul aria-busy={isStale} className={layout.list}>
          {items.map((review) => (
            <ReviewCard key={review.id} review={review} showHotel={!hotelId} />
          ))}
        </ul>
      )}
      <PageLinks page={page} pages={pages} addressOf={addressOf} />
    </>
  );
}
