import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** The placeholder of the filters. */
export function FiltersSkeleton() {
  return (
    <Box role="status" aria-label="Loading" sx={{ display: 'grid', gap: 2.5 }}>
      {[7, 5, 8, 5].map((rows, group) => (
        <div key={group}>
          {Array.from({ length: rows }, (_, row) => (
            <Skeleton key={row} width={row === 0 ? '40%' : '100%'} height={32} />
          ))}
        </div>
      ))}
    </Box>
  );
}
