import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';

/** In the shape of a list whose rows are on their way: cards of this height, one below the other. */
export function RowsSkeleton({ height, rows = 4 }: { height: number; rows?: number }) {
  return (
    <Box role="status" aria-label="Loading" sx={{ display: 'grid', gap: 2 }}>
      {Array.from({ length: rows }, (_, row) => (
        <Card key={row} sx={{ height, p: { xs: 2, sm: 2.5 } }}>
          <Skeleton width="38%" height={30} />
          <Skeleton width="24%" sx={{ mb: 1.5 }} />
          <Skeleton width="92%" />
          <Skeleton width="66%" />
        </Card>
      ))}
    </Box>
  );
}
