import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { onTouch, TOUCH } from '../../ui/touch';

/** The mark, an arched door with a light in it, and the name; leads home. */
export function Logo() {
  return (
    <Box
      component={Link}
      to={paths.home()}
      aria-label="Staybook, home"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.25,
        color: 'text.primary',
        textDecoration: 'none',
        typography: 'h3',
        letterSpacing: '-0.02em',
        borderRadius: '10px',
        [onTouch]: { minHeight: TOUCH },
      }}
    >
      <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden>
        <rect width="32" height="32" rx="9" fill="#0F766E" />
        <path d="M7 25V14a9 9 0 0 1 18 0v11h-5.5V14.5a3.5 3.5 0 0 0-7 0V25Z" fill="#FBF8F3" />
        <circle cx="16" cy="22.6" r="2.4" fill="#FDBA74" />
      </svg>
      Staybook
    </Box>
  );
}
