import { lazy, Suspense, useState } from 'react';
import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { untilBack } from '../apollo/line';
import { Carousel, overPicture } from '../ui/Carousel';
import { Photo } from '../ui/Photo';
import { HotelGallery_HotelFragmentDoc, type HotelGallery_HotelFragment } from './HotelGallery.generated';

const loadViewer = () => import('../ui/PhotoViewer');
const PhotoViewer = lazy(() => untilBack(loadViewer).then((module) => ({ default: module.PhotoViewer })));

/** The hotel's pictures as a carousel, with two more beside it on wide pages; each opens on the whole screen. */
export function HotelGallery({ hotel }: { hotel: FragmentType<HotelGallery_HotelFragment> }) {
  const { data } = useSuspenseFragment({ fragment: HotelGallery_HotelFragmentDoc, from: hotel });
  const [enlarged, enlarge] = useState<number>();
  const { name, photos } = data;
  const beside = photos.length > 2 ? photos.slice(1, 3) : [];
  return (
    <Box
      className={beside.length > 0 ? 'mosaic' : undefined}
      onPointerEnter={() => void loadViewer()}
      sx={galleryStyle}
    >
      <Carousel
        photos={photos}
        of={name}
        ratio={beside.length > 0 ? undefined : '21 / 9'}
        first
        onEnlarge={enlarge}
      />
      {beside.length > 0 && (
        <Box className="beside">
          {beside.map((photo, place) => (
            <Box key={photo} sx={{ position: 'relative' }}>
              <Photo src={photo} alt="" />
              <Box component="button" type="button" onClick={() => enlarge(place + 1)} sx={overPicture}>
                <span className={place === 0 ? 'named' : 'shown'}>
                  {place === 0 ? `Enlarge picture 2 of ${name}` : `All ${photos.length} pictures`}
                </span>
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {enlarged !== undefined && (
        <Suspense fallback={null}>
          <PhotoViewer photos={photos} of={name} startAt={enlarged} onClose={() => enlarge(undefined)} />
        </Suspense>
      )}
    </Box>
  );
}

const galleryStyle = {
  borderRadius: '14px',
  overflow: 'hidden',
  '& .beside': { display: 'none' },
  '& .beside button': { display: 'flex', alignItems: 'end', justifyContent: 'end', width: '100%' },
  '& .named': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  '& .shown': {
    px: 1.5,
    py: 0.5,
    borderRadius: 5,
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: '#12343B',
    bgcolor: 'rgb(255 255 255 / 0.88)',
  },
  '@container page (min-width: 620px)': {
    // One frame for all three, so that their lower edges meet.
    '&.mosaic': { display: 'grid', gridTemplate: '100% / 2fr 1fr', gap: 1, aspectRatio: '5 / 2' },
    '&.mosaic .beside': { display: 'grid', gridTemplate: 'repeat(2, minmax(0, 1fr)) / 100%', gap: 1 },
    '&.mosaic img': { height: '100%', aspectRatio: 'auto' },
  },
} as const;
