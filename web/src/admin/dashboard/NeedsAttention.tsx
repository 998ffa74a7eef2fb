import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { fill } from '../../../../schema/fill';
import { dollars } from '../../kit/format';
import { spokenMoment } from '../../kit/moments';
import { paths } from '../../paths';
import { useOpenMessages } from '../contact/useOpenMessages';
import { useMayOpen } from '../duties/useStaffDuties';
import { staffPaths } from '../staffPaths';
import type { DashboardQuery } from './DashboardPage.generated';
import { owedAtDeskLink } from './measureLinks';
import * as texts from './texts';

interface Props {
  shown: NonNullable<DashboardQuery['dashboard']>;
  hotel: string | undefined;
}

/** What waits for staff now, each with a link to where it is settled. What the duties do not include is left out. */
export function NeedsAttention({ shown, hotel }: Props) {
  const mayOpen = useMayOpen();
  const messages = useOpenMessages(!hotel && mayOpen(staffPaths.contactMessages()));
  const { holdsEnding, roomsNotReady, unansweredChats, openDifferences, openOffers } = shown;
  const { openDisputes, evidenceDueBy, deskRefundsDue, deskRefundsDueCents } = shown;
  const items = [
    [roomsNotReady, texts.roomsNotReady, {}, staffPaths.housekeeping({ hotel })],
    [holdsEnding, texts.holdsEnding, {}, paths.bookings({ hotel, status: 'CONFIRMED', payment: 'OPEN' })],
    [unansweredChats, texts.unansweredChats, {}, paths.chats()],
    [deskRefundsDue, texts.refundsDue, { amount: dollars(deskRefundsDueCents) }, owedAtDeskLink(hotel)],
    [
      openDisputes,
      evidenceDueBy ? texts.openDisputesWithEvidence : texts.openDisputes,
      { moment: evidenceDueBy ? spokenMoment(evidenceDueBy) : '' },
      paths.disputes({ state: 'open', hotel }),
    ],
    [openDifferences, texts.openDifferences, {}, staffPaths.paymentDifferences({ hotel })],
    [hotel ? 0 : openOffers, texts.openOffers, {}, staffPaths.propertyOffers()],
    [messages, texts.openMessages, {}, staffPaths.contactMessages({ state: 'NEW' })],
  ] as const;
  const waiting = items.filter(([count, , , to]) => count && mayOpen(to));
  return (
    <Box component="section" aria-label={texts.needsAttention} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h3" component="h2">
        {texts.needsAttention}
      </Typography>
      {waiting.length === 0 && <Box sx={{ color: 'text.secondary' }}>{texts.nothingNeedsAttention}</Box>}
      <Box component="ul" sx={listStyle}>
        {waiting.map(([count, words, more, to]) => (
          <li key={to}>
            <Box component={Link} to={to} sx={linkStyle}>
              {fill(words, { count: count!, ...more })}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
};
const linkStyle = {
  display: 'flex',
  alignItems: 'center',
  height: '100%',
  minHeight: 44,
  px: 2,
  py: 1,
  border: 1,
  borderLeft: 4,
  borderColor: 'divider',
  borderLeftColor: 'secondary.main',
  borderRadius: 'var(--radius-control)',
  bgcolor: 'background.paper',
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { borderColor: 'primary.main' },
};
