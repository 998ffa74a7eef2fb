import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useViewer } from '../../session/SessionProvider';
import { spokenDate, stepMoment } from '../../kit/format';
import {
  BookingHistory_BookingFragmentDoc,
  type BookingHistory_BookingFragment,
} from './BookingHistory.generated';

/** Every step a booking took: what happened, when, and who took it. */
export function BookingHistory({ booking }: { booking: FragmentType<BookingHistory_BookingFragment> }) {
  const { data } = useSuspenseFragment({ fragment: BookingHistory_BookingFragmentDoc, from: booking });
  const viewerId = useViewer()?.id;
  if (data.history.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="history" sx={{ mt: 4, displayPrint: 'none' }}>
      <Typography variant="h4" component="h2" id="history" sx={{ mb: 1.5 }}>
        History
      </Typography>
      <Box component="ol" sx={lineStyle}>
        {data.history.map(({ id, at, why, user }) => (
          <li key={id}>
            <span>{inWords(why)}</span>
            <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
              <time dateTime={at}>{stepMoment(at)}</time>
              {', '}
              {user ? (user.id === viewerId ? 'you' : user.name) : 'Staybook'}
            </Typography>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** Writes the ISO dates of an entry as people say them. */
const inWords = (why: string): string => why.replace(/\d{4}-\d{2}-\d{2}/g, spokenDate).replace(' - ', ' – ');

const lineStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { position: 'relative', pl: 2.5, pb: 1.5, borderLeft: 1, borderColor: 'divider', ml: '4px' },
  '& > li:last-of-type': { borderColor: 'transparent', pb: 0 },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    left: -5,
    top: 7,
    width: 9,
    height: 9,
    borderRadius: '50%',
    bgcolor: 'divider',
  },
  '& > li:last-of-type::before': { bgcolor: 'primary.main' },
} as const;
