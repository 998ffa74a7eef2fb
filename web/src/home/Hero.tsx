import Box from '@mui/material/Box';
import { pictureAddress } from '../../../schema/pictures';
import { PageHeading } from '../ui/PageHeading';
import { useAppearance } from '../ui/useAppearance';
import { lightAt } from './lightAt';

/** The tall picture of the home page: a harbour in the light of the visitor's hour, at dusk where the page is dark. */
export function Hero() {
  const light = useAppearance() === 'dark' ? 'dusk' : lightAt(new Date());
  return (
    <Box sx={{ position: 'relative', mt: { xs: 2, sm: 3 } }}>
      <Box
        component="img"
        src={pictureAddress(`hero-${light}`)}
        alt=""
        fetchPriority="high"
        width={1200}
        height={560}
        sx={pictureStyle}
      />
      <Box sx={[textStyle, light === 'day' ? {} : aboveDarkSky]}>
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

const pictureStyle = {
  display: 'block',
  width: '100%',
  height: { xs: 400, sm: 460, md: 560 },
  objectFit: 'cover',
  objectPosition: { xs: '85% 0', sm: '50% 75%' },
  borderRadius: '14px',
  '[data-appearance="dark"] &': { filter: 'brightness(0.88)' },
};
const textStyle = {
  position: 'absolute',
  inset: 0,
  pt: { xs: 3, sm: 6 },
  px: { xs: 2.5, sm: 6 },
  borderRadius: '14px',
  color: '#12343B',
  '& > *': { maxWidth: 520 },
};
/** White on a sky that is darkened behind the words. */
const aboveDarkSky = {
  color: '#FFF',
  background: 'radial-gradient(ellipse 700px 420px at 0 0, rgb(32 18 58 / 0.62) 40%, transparent)',
};
