import { useEffect } from 'react';
import Box from '@mui/material/Box';
import { NavLink } from 'react-router-dom';
import { device } from '../../session/device';
import { staffMenu } from './destinations';

interface Props {
  /** What to do when somebody goes somewhere. */
  onLeave?: () => void;
  /** Shows icons alone where the window is narrow. */
  folds?: boolean;
}

/** The screens of the staff area by subject: words above 1,200 px, icons alone below. */
export function StaffMenu({ onLeave, folds = false }: Props) {
  useEffect(() => device.rememberStaffMenu(), []);
  return (
    <Box sx={{ display: 'grid', ...(folds && foldedStyle) }}>
      {staffMenu.map(({ title, destinations }) => (
        <Box key={title} role="group" aria-label={title} sx={{ pb: 1 }}>
          <Box aria-hidden data-word sx={titleStyle}>
            {title}
          </Box>
          {destinations.map(({ label, to, icon: Icon }) => (
            <Box
              key={to}
              component={NavLink}
              to={to}
              end
              title={label}
              aria-label={label}
              onClick={onLeave}
              sx={linkStyle}
            >
              <Icon fontSize="small" aria-hidden />
              <span data-word>{label}</span>
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}

const titleStyle = {
  px: 1.25,
  pt: 0.75,
  pb: 0.25,
  fontSize: '0.75rem',
  fontWeight: 600,
  color: 'text.secondary',
};
const linkStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: 32,
  px: 1.25,
  borderRadius: '8px',
  fontSize: '0.875rem',
  fontWeight: 500,
  color: 'text.secondary',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '& svg': { fontSize: '1.125rem' },
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
  '&.active': { bgcolor: 'primary.light', color: 'text.primary', fontWeight: 600 },
};
const foldedStyle = {
  '@media (max-width:1199.95px)': {
    '& [data-word]': { display: 'none' },
    '& a': { justifyContent: 'center', px: 0 },
    '& [role=group] + [role=group]': { borderTop: 1, borderColor: 'divider', pt: 1 },
  },
};
