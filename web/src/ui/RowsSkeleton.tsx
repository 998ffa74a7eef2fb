import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** In the shape of a list whose rows are on their way: cards of this height, one below the other. */
export function RowsSkeleton({ height, rows = 4 }: { height: number; rows?: number }) {
  return (
    <Box role="status" aria-label="Loading" sx={{ display: 'grid', gap: 2 }}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={height} sx={{ borderRadius: '14px' }} />
      ))}
    </Box>
  );
}
