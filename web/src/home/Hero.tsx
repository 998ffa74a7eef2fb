import Box from '@mui/material/Box';
import { PageHeading } from '../ui/PageHeading';
import { useAppearance } from '../ui/useAppearance';

/** The tall picture of the home page: an evening by the bridge, or a night in the old town. */
export function Hero() {
  const isDark = useAppearance() === 'dark';
  return (
    <Box sx={{ position: 'relative', mt: { xs: 2, sm: 3 } }}>
      <Box
        component="img"
        src={isDark ? '/pictures/city-4.svg' : '/pictures/city-9.svg'}
        alt=""
        fetchPriority="high"
        width={1200}
        height={560}
        sx={{
          display: 'block',
          width: '100%',
          height: { xs: 400, sm: 460, md: 560 },
          objectFit: 'cover',
          objectPosition: { xs: '30% 20%', sm: '50% 0' },
          borderRadius: '14px',
        }}
      />
      <Box
        sx={{
          position: 'absolute',
          top: { xs: 24, sm: 48 },
          left: { xs: 20, sm: 48 },
          right: 20,
          maxWidth: 520,
          color: isDark ? '#E7F2EF' : '#12343B',
        }}
      >
        <PageHeading title="Home" sx={{ fontSize: { xs: '2.125rem', sm: '2.875rem' } }}>
          A good room, where you are going
        </PageHeading>
        <Box
          sx={{
            display: 'none',
            '@media (min-width:1000px)': { display: 'block' },
            mt: 1.5,
            fontSize: '1.0625rem',
            fontWeight: 500,
            maxWidth: 400,
          }}
        >
          Real rooms with real numbers. What you choose is held for you while you pay.
        </Box>
      </Box>
    </Box>
  );
}
