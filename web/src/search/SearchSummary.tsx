import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { countNights, normaliseStay } from '../../../schema/nights';
import { counted, spokenStay } from '../ui/format';
import { PageHeading } from '../ui/PageHeading';
import type { Search } from './search';

/** What was searched for; it stays visible while the rows scroll. */
export function SearchSummary({ search, action }: { search: Search; action: ReactNode }) {
  const { checkIn, checkOut } = normaliseStay(search);
  const parts = [
    spokenStay(checkIn, checkOut),
    counted(countNights(checkIn, checkOut), 'night'),
    counted(search.guests, 'guest'),
    counted(search.rooms, 'room'),
  ];
  return (
    <Box sx={summaryStyle}>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <PageHeading title={titleOf(search)} sx={{ fontSize: { xs: '1.25rem', sm: '1.625rem' } }} />
        <Box sx={{ mt: 0.5, color: 'text.secondary', fontSize: { xs: '0.8125rem', sm: '0.9375rem' } }}>
          {parts.join(' · ')}
        </Box>
      </Box>
      {action}
    </Box>
  );
}

function titleOf({ city, area }: Search): string {
  if (area) return 'Hotels in this part of the map';
  return city ? `Hotels in ${city}` : 'Hotels';
}

const summaryStyle = {
  position: 'sticky',
  top: 65,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  mx: { xs: -2, sm: -3 },
  px: { xs: 2, sm: 3 },
  py: 2,
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
};
