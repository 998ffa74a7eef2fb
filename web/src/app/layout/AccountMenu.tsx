import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router-dom';
import { Only, type Viewer } from '../../session/SessionProvider';
import { paths } from '../../paths';

interface Props {
  viewer: Viewer;
  anchor: HTMLElement;
  onClose: () => void;
}

export function AccountMenu({ viewer, anchor, onClose }: Props) {
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          sx: {
            mt: 1,
            minWidth: 220,
            border: 1,
            borderColor: 'divider',
            boxShadow: 'var(--shadow)',
          },
        },
      }}
    >
      <Box sx={{ px: 2, py: 1 }}>
        <Box sx={{ fontWeight: 600 }}>{viewer.name}</Box>
        <Box sx={{ fontSize: 'var(--text-small)', color: 'text.secondary' }}>{viewer.email}</Box>
      </Box>
      <Divider sx={{ mb: 1 }} />
      <MenuItem component={Link} to={paths.myAccount()} onClick={onClose}>
        My account
      </MenuItem>
      <Only roles={['CUSTOMER']}>
        <MenuItem component={Link} to={paths.myBookings()} onClick={onClose}>
          My bookings
        </MenuItem>
      </Only>
      <MenuItem component={Link} to={paths.chats()} onClick={onClose}>
        Chats
      </MenuItem>
      <MenuItem component={Link} to={paths.listProperty()} onClick={onClose}>
        List your property
      </MenuItem>
      <MenuItem component={Link} to={paths.logout()} onClick={onClose}>
        Sign out
      </MenuItem>
    </Menu>
  );
}
