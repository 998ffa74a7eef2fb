import { useDeferredValue } from 'react';
import { fill } from '../../../schema/fill';
import { paths } from '../paths';
import { classNames } from '../kit/classNames';
import { Empty } from '../kit/Empty';
import layout from '../kit/layout.module.css';
import { LeadTo } from '../kit/LeadTo';
import { PageLinks } from '../kit/PageLinks';
import { useNavigate } from '../kit/navigation/hooks';
import text from '../kit/text.module.css';
import { reviews } from '../kit/texts';
import { useAddress } from '../kit/useAddress';
import { usePageNumber } from '../kit/usePageNumber';
import { FilterReviews } from './FilterReviews';
import { OwnVotes } from './HelpfulVotes';
import { ReviewCard } from './ReviewCard';
import styles from './Reviews.module.css';
import { useReviewsPageSuspenseQuery } from './ReviewsPage.generated';
import { REVIEWS_ORDER, SortReviews } from './SortReviews';
import * as texts from './texts';

const PAGE = 20;

/** A page of reviews. The address names the page and the order. */
export function Reviews({ hotelId }: { hotelId: string | undefined }) {
  const navigate = useNavigate();
  const page = usePageNumber(PAGE);
  const [{ sort, stars, photos }] = useAddress(REVIEWS_ORDER);
  const isFiltered = stars !== undefined || photos !== undefined;
  const filter = isFiltered ? { rating: stars, hasPhotos: photos && true } : undefined;
  const variables = { hotelId, sort, filter, limit: PAGE, offset: (page - 1) * PAGE };
  // the old rows stay until the new ones arrive
  const shown = JSON.parse(useDeferredValue(JSON.stringify(variables))) as typeof variables;
  const isStale = JSON.stringify(shown) !== JSON.stringify(variables);
  const { data } = useReviewsPageSuspenseQuery({ variables: shown });
  const { items, total } = data.reviews;
  const pages = Math.ceil(total / PAGE);
  const addressOf = (number: number) => paths.reviews({ hotel: hotelId, sort, stars, photos, page: number });
  if (!isStale && total > 0 && page > pages) return <LeadTo to={addressOf(pages)} />;
  return (
    <>
      <div className={styles.head}>
        <p role="status" className={classNames(text.body, text.quiet, styles.count)}>
          {fill(reviews, { count: total })}
        </p>
        {(total > 1 || isFiltered) && (
          <>
            <FilterReviews
              filters={{ stars, photos }}
              onFilter={(only) => void navigate(paths.reviews({ hotel: hotelId, sort, ...only }))}
            />
            <SortReviews
              sort={sort}
              onSort={(order) => void navigate(paths.reviews({ hotel: hotelId, sort: order, stars, photos }))}
            />
          </>
        )}
      </div>
      {total === 0 ? (
        <Empty picture="empty-reviews" texts={[texts.noReview]}>
          {emptyOf(stars, photos !== undefined)}
        </Empty>
      ) : (
        <ul aria-busy={isStale} className={layout.list}>
          {items.map((review) => (
            <ReviewCard key={review.id} review={review} showHotel={!hotelId} />
          ))}
        </ul>
      )}
      <OwnVotes variables={shown} />
      <PageLinks page={page} pages={pages} addressOf={addressOf} />
    </>
  );
}

/** What to do where the filters leave no review; undefined without a filter. */
function emptyOf(stars: number | undefined, isWithPhotos: boolean): string | undefined {
  if (isWithPhotos) return texts.noReviewWithPhotos;
  return stars === undefined ? undefined : fill(texts.noReviewWithStars, { count: stars });
}
