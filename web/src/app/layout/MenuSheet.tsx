import { lazy, Suspense } from 'react';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { NavLink } from 'react-router-dom';
import { useSession } from '../../session/SessionProvider';
import { useWayBack } from '../../session/wayBack';
import { paths } from '../../paths';
import { MenuIcon } from './MenuIcon';
import { compactMenuOf } from './navigation';

const StaffMenu = lazy(async () => ({
  default: (await import('../../admin/layout/StaffMenu')).StaffMenu,
}));

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 48,
  px: 1.5,
  borderRadius: 'var(--radius-control)',
  fontWeight: 500,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
  '&.active': { bgcolor: 'primary.light' },
};

/** The side menu and the account links on small screens. */
export function MenuSheet({ onClose }: { onClose: () => void }) {
  const { viewer } = useSession();
  const next = useWayBack();
  const account = viewer
    ? [
        { label: 'My account', to: paths.myAccount() },
        { label: 'Chats', to: paths.chats() },
        { label: 'Sign out', to: paths.logout() },
      ]
    : [
        { label: 'Sign in', to: paths.login(next) },
        { label: 'Sign up', to: paths.register(next) },
      ];
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': 'Menu', role: 'dialog', sx: { width: 'min(300px, 84vw)', p: 2 } } }}
    >
      <Box component="nav" aria-label="Menu" sx={{ display: 'grid', gap: 0.5 }}>
        {viewer?.role === 'ADMIN' && (
          <Suspense>
            <StaffMenu onLeave={onClose} />
          </Suspense>
        )}
        {compactMenuOf(viewer?.role).map(({ label, to, icon }) => (
          <Box key={to} component={NavLink} to={to} end onClick={onClose} sx={row}>
            <MenuIcon icon={icon} />
            {label}
          </Box>
        ))}
        <Box sx={{ borderTop: 1, borderColor: 'divider', my: 1 }} />
        {account.map(({ label, to }) => (
          <Box key={to} component={NavLink} to={to} onClick={onClose} sx={row}>
            {label}
          </Box>
        ))}
      </Box>
    </Drawer>
  );
}
