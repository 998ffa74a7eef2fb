import { Suspense } from 'react';
import { skipToken } from '@apollo/client/react';
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
import styles from './ReviewsPage.module.css';

/** What guests say of every hotel, or of the one in the address. */
export function ReviewsPage() {
  const hotelId = useAddress(REVIEWED_HOTEL)[0].hotel;
  const { data } = useReviewedHotelQuery(hotelId ? { variables: { id: hotelId } } : skipToken);
  const hotel = hotelId ? data?.hotel : undefined;
  return (
    <div className={layout.listPage}>
      <div className={styles.head}>
        <PageHeading
          title={hotel ? `Reviews of ${hotel.name}` : 'Reviews'}
          className={hotel ? styles.long : styles.title}
        />
        {hotel && (
          <ButtonLink to={paths.hotel(hotel.id)} variant="outlined">
            Show the hotel
          </ButtonLink>
        )}
        {hotelId ? (
          <ButtonLink to={paths.reviews()} variant="outlined">
            All reviews
          </ButtonLink>
        ) : (
          <Only>
            <ButtonLink to={paths.findReview()} variant="outlined">
              Find by reference
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
