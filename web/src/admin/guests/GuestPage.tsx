import { useMemo } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import { fill } from '../../../../schema/fill';
import { NoticePage } from '../../kit/NoticePage';
import { guestBookings } from '../bookings/bookingScreen';
import { staffPaths } from '../staffPaths';
import { AdminTable } from '../table/AdminTable';
import { guestColumns, type GuestRow } from './guestScreen';
import { useGuestPageSuspenseQuery } from './GuestTable.generated';
import * as texts from './texts';

/** A guest of a hotel, both in the address: what is known of the guest, and all their bookings there. */
export function GuestPage() {
  const { hotelId = '', userId = '' } = useParams();
  const { hotelGuest: guest } = useGuestPageSuspenseQuery({
    variables: { hotelId, userId },
    fetchPolicy: 'cache-and-network',
  }).data;
  const title = guest ? fill(texts.staysOf, { name: guest.user.name }) : '';
  const screen = useMemo(() => guestBookings({ hotelId, userId }, title), [hotelId, userId, title]);
  if (guest)
    return (
      <AdminTable screen={screen}>
        <GuestFacts guest={guest} />
      </AdminTable>
    );
  return (
    <NoticePage
      title={texts.unknownGuest}
      actions={
        <Button component={Link} to={staffPaths.guests()} variant="outlined">
          {texts.backToGuests}
        </Button>
      }
    >
      {texts.unknownGuestHelp}
    </NoticePage>
  );
}

const SHOWN = ['hotel', 'phone', 'email', 'stays', 'nights', 'lastStay', 'nextStay', 'owed', 'notes'];

function GuestFacts({ guest }: { guest: GuestRow }) {
  const facts = guestColumns
    .filter(({ field }) => SHOWN.includes(field))
    .map(({ field, label, text }) => [field, label, text(guest)] as const);
  return (
    <Box component="dl" sx={factsStyle}>
      {facts.map(
        ([field, label, value]) =>
          value && (
            <Box key={field} sx={{ minWidth: 0 }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {label}
              </Box>
              <Box component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
                {value}
              </Box>
            </Box>
          ),
      )}
    </Box>
  );
}

const factsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  rowGap: 1,
  m: 0,
  px: { xs: 2, sm: 2.5 },
  pb: 1.5,
  fontSize: 'var(--text-small)',
  fontVariantNumeric: 'tabular-nums',
};
