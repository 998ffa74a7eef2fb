import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

/** What stands in a page's place until it is there. */
export function LoadingPage() {
  return (
    <Box role="status" sx={{ maxWidth: 1200, mx: 'auto', px: { xs: 2, sm: 3 }, py: 4 }}>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>Loading</Typography>
      <Skeleton variant="rounded" height={40} sx={{ maxWidth: 360, mb: 3 }} />
      <Skeleton variant="rounded" height={220} sx={{ borderRadius: '14px' }} />
    </Box>
  );
}
