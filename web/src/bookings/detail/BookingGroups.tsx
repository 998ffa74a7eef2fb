import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { onTouch, TOUCH } from '../../kit/touch';
import { groupName, type GroupName } from './useBookingGroup';

const LABELS: Record<GroupName, string> = { upcoming: 'Upcoming', past: 'Past', cancelled: 'Cancelled' };

interface Props {
  shown: GroupName;
  /** How many bookings each has. */
  totals: Record<GroupName, number>;
}

/** The three groups of one's bookings, each a link with its number. */
export function BookingGroups({ shown, totals }: Props) {
  return (
    <Box component="nav" aria-label="Which bookings" sx={barStyle}>
      {groupName.all.map((name) => (
        <Box
          key={name}
          component={Link}
          to={paths.myBookings({ show: groupName.inAddress(name) })}
          aria-current={name === shown ? 'page' : undefined}
          sx={linkStyle}
        >
          {LABELS[name]} <Box component="span">{totals[name]}</Box>
        </Box>
      ))}
    </Box>
  );
}

const barStyle = { display: 'flex', gap: { xs: 2.5, sm: 4 }, borderBottom: 1, borderColor: 'divider', mb: 3 };
const linkStyle = {
  py: 1.25,
  [onTouch]: { minHeight: TOUCH },
  mb: '-1px',
  borderBottom: '2px solid transparent',
  color: 'text.secondary',
  fontWeight: 500,
  textDecoration: 'none',
  '& > span': { fontSize: 'var(--text-small)', fontVariantNumeric: 'tabular-nums', ml: 0.25 },
  '&:hover': { color: 'text.primary' },
  '&[aria-current]': { color: 'text.primary', fontWeight: 600, borderColor: 'primary.main' },
};
