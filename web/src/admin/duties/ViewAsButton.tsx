import { lazy, Suspense, useState } from 'react';
import Box from '@mui/material/Box';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import { linkStyle } from '../layout/menuStyles';
import * as texts from './texts';

const ViewAsHotel = lazy(async () => ({ default: (await import('./ViewAsHotel')).ViewAsHotel }));

/** The entry of the menu by which administrators act as a hotel. */
export function ViewAsButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ mt: 1, pt: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box
        component="button"
        type="button"
        title={texts.viewAsHotel}
        aria-label={texts.viewAsHotel}
        onClick={() => setOpen(true)}
        sx={{ ...linkStyle, ...buttonStyle }}
      >
        <ViewIcon aria-hidden />
        <span data-word>{texts.viewAsHotel}</span>
      </Box>
      <Suspense>{isOpen && <ViewAsHotel onClose={() => setOpen(false)} />}</Suspense>
    </Box>
  );
}

const buttonStyle = {
  width: '100%',
  border: 0,
  bgcolor: 'transparent',
  fontFamily: 'inherit',
  cursor: 'pointer',
};
