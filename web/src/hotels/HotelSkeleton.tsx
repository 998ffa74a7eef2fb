import * as roomTexts from '../rooms/texts';
import { useFragment } from '@apollo/client/react';
import summary from '../bookings/checkout/summary.module.css';
import { HotelGallery } from './HotelGallery';
import { HotelHead } from './HotelHead';
import { inMyLanguage } from '../kit/written';
import { HotelSkeleton_HotelFragmentDoc } from './HotelSkeleton.generated';
import styles from './HotelSkeleton.module.css';
import card from '../kit/card.module.css';
import { classNames } from '../kit/classNames';
import layout from '../kit/layout.module.css';
import { Skeleton } from '../kit/Skeleton';

/** The hotel's page while it loads: the parts that a list has already loaded, and placeholders for the rest. */
export function HotelSkeleton({ hotelId }: { hotelId: string }) {
  const { data, complete } = useFragment({
    fragment: HotelSkeleton_HotelFragmentDoc,
    fragmentName: 'HotelSkeleton_hotel',
    from: { __typename: 'Hotel', id: hotelId },
    variables: inMyLanguage(),
  });
  return (
    <div className={layout.page}>
      <span role="status" className={styles.announced}>
        {roomTexts.loading}
      </span>
      <div className={styles.parts}>
        {complete ? (
          <>
            <HotelHead hotel={data} />
            <HotelGallery hotel={data} />
          </>
        ) : (
          <HeadSkeleton />
        )}
        <RoomsSkeleton />
      </div>
    </div>
  );
}

function HeadSkeleton() {
  return (
    <>
      <div className={styles.head}>
        <Skeleton variant="rounded" height={39} className={styles.title} />
        <Skeleton variant="text" width="60%" />
        <Skeleton variant="text" width="42%" />
        <Skeleton variant="text" width="36%" />
      </div>
      <div className={styles.gallery}>
        <Skeleton variant="rounded" height="100%" />
      </div>
    </>
  );
}

function RoomsSkeleton() {
  return (
    <>
      <Skeleton variant="rounded" height={64} className={styles.amenities} />
      <div className={classNames(summary.beside, styles.booking)}>
        <div className={styles.parts}>
          <Skeleton variant="rounded" height={30} width={220} />
          <Skeleton variant="rounded" height={72} />
          {[0, 1, 2].map((index) => (
            <Skeleton key={index} variant="rounded" height={232} className={styles.room} />
          ))}
        </div>
        <div className={classNames(card.card, summary.card)}>
          <Skeleton variant="text" width="50%" />
          <Skeleton variant="rounded" height={48} />
        </div>
      </div>
    </>
  );
}
