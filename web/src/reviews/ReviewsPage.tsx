import { Suspense } from 'react';
import { skipToken } from '@apollo/client/react';
import { fill } from '../../../schema/fill';
import { paths } from '../paths';
import { Only } from '../session/SessionProvider';
import { ButtonLink } from '../kit/Button';
import layout from '../kit/layout.module.css';
import { PageHeading } from '../kit/PageHeading';
import { RowsSkeleton } from '../kit/RowsSkeleton';
import { useAddress } from '../kit/useAddress';
import { REVIEWED_HOTEL } from './addresses';
import { Reviews } from './Reviews';
import { useReviewedHotelQuery } from './ReviewsPage.generated';
import * as texts from './texts';
import styles from './ReviewsPage.module.css';

/** The reviews of every hotel, or of the hotel in the address. */
export function ReviewsPage() {
  const hotelId = useAddress(REVIEWED_HOTEL)[0].hotel;
  const { data } = useReviewedHotelQuery(hotelId ? { variables: { id: hotelId } } : skipToken);
  const hotel = hotelId ? data?.hotel : undefined;
  return (
    <div className={layout.listPage}>
      <div className={styles.head}>
        <PageHeading
          title={hotel ? fill(texts.reviewsOf, { hotel: hotel.name }) : texts.reviews}
          className={hotel ? styles.long : styles.title}
        />
        {hotel && (
          <ButtonLink to={paths.hotel(hotel.id)} variant="outlined">
            {texts.showHotel}
          </ButtonLink>
        )}
        {hotelId ? (
          <ButtonLink to={paths.reviews()} variant="outlined">
            {texts.allReviews}
          </ButtonLink>
        ) : (
          <Only>
            <ButtonLink to={paths.findReview()} variant="outlined">
              {texts.findByReference}
            </ButtonLink>
          </Only>
        )}
      </div>
      <Suspense fallback={<RowsSkeleton height={178} />}>
        <Reviews hotelId={hotelId} />
      </Suspense>
    </div>
  );
}
