import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { Carousel } from '../ui/Carousel';
import { Photo } from '../ui/Photo';
import { HotelGallery_HotelFragmentDoc, type HotelGallery_HotelFragment } from './HotelGallery.generated';

/** The hotel's pictures as a carousel, with two more beside it on wide pages. */
export function HotelGallery({ hotel }: { hotel: FragmentType<HotelGallery_HotelFragment> }) {
  const { data } = useSuspenseFragment({ fragment: HotelGallery_HotelFragmentDoc, from: hotel });
  const { name, photos } = data;
  const beside = photos.length > 2 ? photos.slice(1, 3) : [];
  return (
    <Box className={beside.length > 0 ? 'mosaic' : undefined} sx={galleryStyle}>
      <Carousel photos={photos} of={name} ratio={beside.length > 0 ? undefined : '21 / 9'} first />
      {beside.length > 0 && (
        <Box className="beside">
          {beside.map((photo) => (
            <Photo key={photo} src={photo} alt="" />
          ))}
        </Box>
      )}
    </Box>
  );
}

const galleryStyle = {
  borderRadius: '14px',
  overflow: 'hidden',
  '& .beside': { display: 'none' },
  '@container page (min-width: 620px)': {
    // One frame for all three, so that their lower edges meet.
    '&.mosaic': { display: 'grid', gridTemplate: '100% / 2fr 1fr', gap: 1, aspectRatio: '5 / 2' },
    '&.mosaic .beside': { display: 'grid', gridTemplate: 'repeat(2, minmax(0, 1fr)) / 100%', gap: 1 },
    '&.mosaic img': { height: '100%', aspectRatio: 'auto' },
  },
} as const;
