import { Suspense } from 'react';
import { lazyPart } from '../../apollo/lazyPart';
import { useIsHydrated } from '../../kit/hydration';
import type { SavedHotel } from './deviceHotels';

const SaveButton = lazyPart(async () => (await import('./SaveButton')).SaveButton);

/** The heart of a hotel, for guests. Its place is kept free until its code is loaded, which the first page does without. */
export const SaveHeart = ({ hotel }: { hotel: SavedHotel }) =>
  useIsHydrated() ? (
    <Suspense fallback={null}>
      <SaveButton hotel={hotel} />
    </Suspense>
  ) : null;
