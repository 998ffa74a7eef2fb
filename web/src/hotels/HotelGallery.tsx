import Box from '@mui/material/Box';
import { Carousel } from '../ui/Carousel';
import { Photo } from '../ui/Photo';

/** The hotel's pictures: all of them in turn, and on wide pages two more beside. */
export function HotelGallery({ name, photos }: { name: string; photos: readonly string[] }) {
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

export const galleryStyle = {
  borderRadius: '14px',
  overflow: 'hidden',
  '& .beside': { display: 'none' },
  '@container page (min-width: 620px)': {
    '&.mosaic': { display: 'grid', gridTemplateColumns: '2fr 1fr', gap: 1 },
    '& .beside': { display: 'grid', gridTemplateRows: '1fr 1fr', gap: 1, minHeight: 0 },
    '& .beside > *': { height: '100%', minHeight: 0 },
  },
} as const;
