import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';

/** The placeholder of a list of hotels. */
export function HotelRowsSkeleton() {
  return (
    <Box role="status" aria-label="Loading" sx={{ display: 'grid', gap: 2 }}>
      <Skeleton width={120} height={40} />
      {[0, 1, 2, 3].map((row) => (
        <Card
          key={row}
          sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '200px 1fr', lg: '260px 1fr' } }}
        >
          <Skeleton
            variant="rectangular"
            sx={{ height: { xs: 'auto', sm: 232 }, aspectRatio: { xs: '3 / 2', sm: 'auto' } }}
          />
          <Box sx={{ p: 2.5 }}>
            <Skeleton width="50%" height={32} />
            <Skeleton width="35%" />
            <Skeleton width="28%" />
            <Skeleton width="80%" />
          </Box>
        </Card>
      ))}
    </Box>
  );
}
