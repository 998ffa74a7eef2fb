import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { NavLink } from 'react-router-dom';
import { device } from '../../session/device';
import { useSession } from '../../session/SessionProvider';
import { useWayBack } from '../../session/wayBack';
import { paths } from '../../paths';
import { AppearanceButton } from './AppearanceButton';
import { Logo } from './Logo';
import { MenuButton } from './MenuButton';
import { MyAccount } from './MyAccount';
import { NotificationBell } from './NotificationBell';
import { ProfilePhoto } from '../../ui/ProfilePhoto';

const wide = { '@media (max-width:570px)': { display: 'none' } };

/** Logo, Home, Sign in, Sign up or Sign out, My account and the profile photo; at 570 px the links fold into the menu. */
export function TopBar() {
  const { status, viewer } = useSession();
  const next = useWayBack();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        height: 65,
        px: { xs: 2, sm: 3 },
        displayPrint: 'none',
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Logo />
      <Box sx={{ flex: 1 }} />
      <Box component="nav" aria-label="Account" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Button component={NavLink} to={paths.home()} color="inherit" sx={wide}>
          Home
        </Button>
        {status === 'signedOut' && (
          <>
            <Button component={NavLink} to={paths.login(next)} color="inherit" sx={wide}>
              Sign in
            </Button>
            <Button component={NavLink} to={paths.register(next)} variant="outlined" sx={wide}>
              Sign up
            </Button>
          </>
        )}
        {status === 'restoring' && (
          <Box
            role="status"
            sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1, color: 'text.secondary' }}
          >
            <ProfilePhoto photo={device.mayRenew() ? device.photo() : null} />
            Loading
          </Box>
        )}
        {viewer && (
          <>
            <Button component={NavLink} to={paths.logout()} color="inherit" sx={wide}>
              Sign out
            </Button>
            <NotificationBell />
            <MyAccount viewer={viewer} />
          </>
        )}
        <AppearanceButton />
        <MenuButton />
      </Box>
    </Box>
  );
}
