import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** The placeholder of a room type's page. */
export function RoomSkeleton() {
  return (
    <Box role="status" aria-label="Loading" sx={roomPageFrame}>
      <Skeleton variant="rounded" height={38} sx={{ maxWidth: 320 }} />
      <Skeleton variant="text" width={220} sx={{ mt: 0.5, mb: 3 }} />
      <Box sx={roomPageColumns}>
        <Skeleton variant="rounded" height="auto" sx={{ aspectRatio: '3 / 2', borderRadius: '14px' }} />
        <Skeleton variant="rounded" height={216} sx={{ borderRadius: '14px' }} />
      </Box>
    </Box>
  );
}

export const roomPageFrame = { maxWidth: 1000, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, sm: 5 } };
export const roomPageColumns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  '@media (min-width:900px)': { gridTemplateColumns: 'minmax(0, 1fr) 280px' },
};
