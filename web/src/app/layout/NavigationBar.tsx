import Box from '@mui/material/Box';
import { useNavigation } from 'react-router-dom';

/** A line along the upper edge while the code of the next page is on its way; quick ways show none. */
export function NavigationBar() {
  if (useNavigation().state === 'idle') return null;
  return <Box role="progressbar" aria-label="Loading the page" sx={barStyle} />;
}

const barStyle = {
  position: 'fixed',
  inset: '0 0 auto',
  height: 3,
  zIndex: 'tooltip',
  bgcolor: 'primary.main',
  transformOrigin: 'left',
  animation: 'onTheWay 8s cubic-bezier(0.1, 0.7, 0.2, 1) 200ms both',
  '@keyframes onTheWay': { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.95)' } },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
};
