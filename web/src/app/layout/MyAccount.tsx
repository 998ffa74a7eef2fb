import { lazy, Suspense, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Viewer } from '../../session/SessionProvider';
import { ProfilePhoto } from '../../ui/ProfilePhoto';

const AccountMenu = lazy(() => import('./AccountMenu').then((module) => ({ default: module.AccountMenu })));

/** 'My account' with the profile photo; opens a small menu. */
export function MyAccount({ viewer }: { viewer: Viewer }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label="My account"
        onClick={(event) => setAnchor(event.currentTarget)}
        startIcon={<ProfilePhoto photo={viewer.photo} />}
        sx={{
          '@media (max-width:800px)': { minWidth: 0, px: 0.5, '& .MuiButton-startIcon': { m: 0 } },
        }}
      >
        <Box component="span" sx={{ '@media (max-width:800px)': { display: 'none' } }}>
          My account
        </Box>
      </Button>
      {anchor && (
        <Suspense fallback={null}>
          <AccountMenu viewer={viewer} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
