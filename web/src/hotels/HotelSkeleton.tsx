import { useFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { summaryBeside, summaryCard } from '../bookings/checkout/summaryStyles';
import { HotelGallery } from './HotelGallery';
import { HotelHead } from './HotelHead';
import { HotelSkeleton_HotelFragmentDoc } from './HotelSkeleton.generated';
import { pageFrame } from '../ui/pageFrame';

/** The hotel's page while it loads: what a list has loaded already, and placeholders for the rest. */
export function HotelSkeleton({ hotelId }: { hotelId: string }) {
  const { data, complete } = useFragment({
    fragment: HotelSkeleton_HotelFragmentDoc,
    fragmentName: 'HotelSkeleton_hotel',
    from: { __typename: 'Hotel', id: hotelId },
  });
  return (
    <Box sx={pageFrame}>
      <Box component="span" role="status" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
        Loading
      </Box>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {complete ? (
          <>
            <HotelHead hotel={data} />
            <HotelGallery hotel={data} />
          </>
        ) : (
          <HeadSkeleton />
        )}
        <RoomsSkeleton />
      </Box>
    </Box>
  );
}

function HeadSkeleton() {
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Skeleton variant="rounded" height={39} sx={{ maxWidth: 420 }} />
        <Skeleton variant="text" width="60%" />
        <Skeleton variant="text" width="42%" />
        <Skeleton variant="text" width="36%" />
      </Box>
      <Box sx={galleryFrame}>
        <Skeleton variant="rounded" height="100%" />
      </Box>
    </>
  );
}

function RoomsSkeleton() {
  return (
    <>
      <Skeleton variant="rounded" height={64} sx={{ maxWidth: 620 }} />
      <Box sx={{ ...summaryBeside, mt: 3 }}>
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Skeleton variant="rounded" height={30} width={220} />
          <Skeleton variant="rounded" height={72} />
          {[0, 1, 2].map((index) => (
            <Skeleton key={index} variant="rounded" height={232} sx={{ borderRadius: '14px' }} />
          ))}
        </Box>
        <Card sx={summaryCard}>
          <Skeleton variant="text" width="50%" />
          <Skeleton variant="rounded" height={48} />
        </Card>
      </Box>
    </>
  );
}

/** As tall as the gallery to come. */
const galleryFrame = {
  aspectRatio: '3 / 2',
  borderRadius: '14px',
  overflow: 'hidden',
  '@container page (min-width: 620px)': { aspectRatio: '5 / 2' },
};
