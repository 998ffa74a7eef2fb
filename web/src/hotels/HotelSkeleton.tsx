import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { summaryBeside, summaryCard } from '../checkouts/summaryStyles';
import { pageStyle } from './pageStyle';

/** The hotel page's own shape, until the hotel is there. */
export function HotelSkeleton() {
  return (
    <Box role="status" sx={pageStyle}>
      <Box component="span" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
        Loading
      </Box>
      <Box aria-hidden sx={{ display: 'grid', gap: 3 }}>
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Skeleton variant="rounded" height={39} sx={{ maxWidth: 420 }} />
          <Skeleton variant="text" width="60%" />
          <Skeleton variant="text" width="42%" />
          <Skeleton variant="text" width="36%" />
        </Box>
        <Skeleton variant="rounded" sx={{ borderRadius: '14px', height: 'auto', aspectRatio: '5 / 2' }} />
        <Box sx={summaryBeside}>
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
      </Box>
    </Box>
  );
}
