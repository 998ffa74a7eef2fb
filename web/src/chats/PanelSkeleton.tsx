import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** In the shape of a panel's rows, which are on their way. */
export const PanelSkeleton = ({ rows = 5 }: { rows?: number }) => (
  <Box role="status" aria-label="Loading" sx={{ display: 'grid', gap: 1.5, p: 1 }}>
    {Array.from({ length: rows }, (_, row) => (
      <Box key={row} sx={{ display: 'flex', gap: 1.25, alignItems: 'center' }}>
        <Skeleton variant="circular" width={40} height={40} sx={{ flexShrink: 0 }} />
        <Box sx={{ flex: 1 }}>
          <Skeleton width="55%" />
          <Skeleton width="85%" />
        </Box>
      </Box>
    ))}
  </Box>
);
