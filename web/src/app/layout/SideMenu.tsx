import { lazy, Suspense, useEffect } from 'react';
import Box from '@mui/material/Box';
import { NavLink } from 'react-router-dom';
import { device } from '../../session/device';
import { useSession } from '../../session/SessionProvider';
import { hearEarlyPalette } from '../../ui/earlyPalette';
import { MenuIcon } from './MenuIcon';
import { menuOf } from './navigation';

const StaffMenu = lazy(async () => ({
  default: (await import('../../admin/layout/StaffMenu')).StaffMenu,
}));

/**
 * The quiet rail beside the content: icons with a word above 800 px, icons alone below, folded into the top bar at 600.
 * Administrators have a menu of their own in it.
 */
export function SideMenu() {
  const { status, viewer } = useSession();
  if (viewer?.role === 'ADMIN' || (status === 'restoring' && device.mayRenew() && device.hasStaffMenu()))
    return (
      <Box component="nav" aria-label="Menu" sx={{ ...railStyle, ...staffRailStyle }}>
        <Box sx={{ ...columnStyle, ...staffColumnStyle }}>
          <Suspense fallback={<NotYet />}>{viewer ? <StaffMenu isRail /> : <NotYet />}</Suspense>
        </Box>
      </Box>
    );
  return (
    <Box component="nav" aria-label="Menu" sx={railStyle}>
      <Box sx={columnStyle}>
        {menuOf(viewer?.role).map(({ label, to, icon }) => (
          <Box key={to} component={NavLink} to={to} end aria-label={label} title={label} sx={linkStyle}>
            <MenuIcon icon={icon} />
            <span>{label}</span>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** In place of the menu of staff, which is on its way with its keys. */
function NotYet() {
  useEffect(hearEarlyPalette, []);
  return null;
}

const railStyle = {
  flexShrink: 0,
  width: 96,
  borderRight: 1,
  borderColor: 'divider',
  '@media (max-width:800px)': { width: 64 },
  '@media (max-width:600px)': { display: 'none' },
  displayPrint: 'none',
};
const staffRailStyle = {
  width: 64,
  '@media (min-width:1200px)': { width: 216 },
};
const columnStyle = {
  position: 'sticky',
  top: 65,
  display: 'flex',
  flexDirection: 'column',
  gap: 0.5,
  p: 1,
  pt: 2,
};
const staffColumnStyle = { pt: 1, maxHeight: 'calc(100dvh - 65px)', overflowY: 'auto' };
const linkStyle = {
  display: 'grid',
  justifyItems: 'center',
  gap: 0.5,
  px: 0.5,
  py: 1.25,
  borderRadius: '10px',
  fontSize: '0.8125rem',
  fontWeight: 500,
  lineHeight: 1.2,
  textAlign: 'center',
  color: 'text.secondary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
  '&.active': { bgcolor: 'primary.light', color: 'text.primary', fontWeight: 600 },
  '& > span': { '@media (max-width:800px)': { display: 'none' } },
};
