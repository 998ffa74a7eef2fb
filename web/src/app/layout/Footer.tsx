import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { useViewer } from '../../session/SessionProvider';
import { paths } from '../../paths';
import { onTouch, TOUCH } from '../../ui/touch';

const GROUPS = [
  [
    'Find a room',
    [
      ['Find a hotel', paths.findHotel()],
      ['Hotels by city', paths.countByCity()],
      ['Hotels by type', paths.countByType()],
      ['Rooms', paths.rooms()],
    ],
  ],
  [
    'Before you book',
    [
      ['What guests say', paths.reviews()],
      ['Help', paths.help()],
      ['Newsletter', paths.subscription()],
    ],
  ],
  ['Your property', [['List your property', paths.listProperty()]]],
  [
    'Staybook',
    [
      ['Contact', paths.contact()],
      ['Terms', paths.terms()],
      ['Privacy', paths.privacy()],
      ['For developers', paths.developers()],
    ],
  ],
] as const;

/** Links below every page that guests see. */
export function Footer() {
  if (useViewer()?.role === 'ADMIN') return null;
  return (
    <Box component="footer" sx={frameStyle}>
      <Box component="nav" aria-label="More of Staybook" sx={columnsStyle}>
        {GROUPS.map(([title, links]) => (
          <div key={title}>
            <Box sx={{ mb: 1, fontWeight: 600 }}>{title}</Box>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {links.map(([label, to]) => (
                <li key={to}>
                  <Box component={Link} to={to} sx={linkStyle}>
                    {label}
                  </Box>
                </li>
              ))}
            </Box>
          </div>
        ))}
      </Box>
    </Box>
  );
}

const frameStyle = { borderTop: 1, borderColor: 'divider', displayPrint: 'none' };
const columnsStyle = {
  maxWidth: 1248,
  mx: 'auto',
  px: { xs: 2, sm: 3 },
  py: { xs: 4, sm: 5 },
  display: 'grid',
  gap: { xs: 3, sm: 4 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
};
const linkStyle = {
  display: 'inline-block',
  py: 0.5,
  [onTouch]: { py: 1.375, minWidth: TOUCH },
  color: 'text.secondary',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
};
