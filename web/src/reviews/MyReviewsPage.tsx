import { Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { fill } from '../../../schema/fill';
import { paths } from '../paths';
import { ArrivalNotice } from '../kit/ArrivalNotice';
import { ButtonLink } from '../kit/Button';
import { classNames } from '../kit/classNames';
import { Empty } from '../kit/Empty';
import layout from '../kit/layout.module.css';
import { PageHeading } from '../kit/PageHeading';
import { PageLinks } from '../kit/PageLinks';
import { RowsSkeleton } from '../kit/RowsSkeleton';
import text from '../kit/text.module.css';
import { reviews } from '../kit/texts';
import { usePageNumber } from '../kit/usePageNumber';
import { MyReviewActions } from './MyReviewActions';
import { useMyReviewsPageSuspenseQuery } from './MyReviewsPage.generated';
import styles from './MyReviewsPage.module.css';
import { ReviewableStays } from './ReviewableStays';
import { ReviewCard } from './ReviewCard';
import * as texts from './texts';

const PAGE = 20;

/** The reviews of this person, newest first. */
export function MyReviewsPage() {
  return (
    <div className={layout.listPage}>
      <div className={styles.head}>
        <PageHeading title={texts.myReviews} className={styles.title} />
        <ButtonLink to={paths.createReview()} variant="contained">
          {texts.writeReview}
        </ButtonLink>
      </div>
      <ArrivalNotice className={styles.notice} />
      <Suspense fallback={<RowsSkeleton height={220} rows={3} />}>
        <MyReviews />
      </Suspense>
    </div>
  );
}

function MyReviews() {
  const page = usePageNumber(PAGE);
  const { data } = useMyReviewsPageSuspenseQuery({ variables: { limit: PAGE, offset: (page - 1) * PAGE } });
  const { items, total } = data.myReviews;
  const pages = Math.ceil(total / PAGE);
  if (total > 0 && page > pages) return <Navigate to={paths.myReviews({ page: pages })} replace />;
  return (
    <>
      {page === 1 && <ReviewableStays bookings={data.reviewableStays} />}
      <p role="status" className={classNames(text.body, text.quiet, styles.count)}>
        {fill(reviews, { count: total })}
      </p>
      {total === 0 ? (
        <Empty picture="empty-reviews" texts={[texts.noReviewOfYours]}>
          {texts.howToReview}
        </Empty>
      ) : (
        <ul className={layout.list}>
          {items.map((review) => (
            <ReviewCard key={review.id} review={review} showHotel>
              <MyReviewActions reviewId={review.id} may={review.viewerCan} />
            </ReviewCard>
          ))}
        </ul>
      )}
      <PageLinks page={page} pages={pages} addressOf={(at) => paths.myReviews({ page: at })} />
    </>
  );
}
