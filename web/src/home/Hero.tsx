import Box from '@mui/material/Box';
import { pictureAddress } from '../../../schema/pictures';
import { PageHeading } from '../ui/PageHeading';

/**
 * The tall picture of the home page: a harbour in the light of the visitor's hour, at dusk where the page is dark. Both
 * are marked on the document before the first paint (appearance.js), and the style sheet chooses.
 */
export function Hero() {
  return (
    <Box sx={{ position: 'relative', mt: { xs: 2, sm: 3 } }}>
      <Box sx={pictureStyle} />
      <Box sx={textStyle}>
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

const AT_DUSK = '[data-light="dusk"] &, [data-appearance="dark"] &';
const AT_NIGHT = '[data-appearance="light"][data-light="night"] &';

const picture = (light: string) => ({ backgroundImage: `url(${pictureAddress(`hero-${light}`)})` });
const pictureStyle = {
  width: '100%',
  height: { xs: 400, sm: 460, md: 560 },
  backgroundSize: 'cover',
  backgroundPosition: { xs: '85% 0', sm: '50% 75%' },
  borderRadius: '14px',
  ...picture('day'),
  [AT_DUSK]: picture('dusk'),
  [AT_NIGHT]: picture('night'),
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
  // white on a sky that is darkened behind the words
  [`${AT_DUSK}, ${AT_NIGHT}`]: {
    color: '#FFF',
    background: 'radial-gradient(ellipse 700px 420px at 0 0, rgb(32 18 58 / 0.62) 40%, transparent)',
  },
};
