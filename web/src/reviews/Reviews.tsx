import { useDeferredValue } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../paths';
import { classNames } from '../kit/classNames';
import { Empty } from '../kit/Empty';
import { counted } from '../kit/format';
import layout from '../kit/layout.module.css';
import { PageLinks } from '../kit/PageLinks';
import { useNavigate } from '../kit/navigation/hooks';
import text from '../kit/text.module.css';
import { useAddress } from '../kit/useAddress';
import { usePageNumber } from '../kit/usePageNumber';
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
