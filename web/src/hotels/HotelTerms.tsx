import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { freeUntil } from '../../../schema/cancellation';
import { todayIn } from '../../../schema/nights';
import { cancellationWords } from '../rooms/cancellationTerms';
import { HotelTerms_HotelFragmentDoc, type HotelTerms_HotelFragment } from './HotelTerms.generated';

interface Props {
  hotel: FragmentType<HotelTerms_HotelFragment>;
  /** First night of the stay that is shown. */
  checkIn: string;
}

/** What to know before booking: cancelling, paying, the room, and the reference of the hotel. */
export function HotelTerms({ hotel, checkIn }: Props) {
  const { data } = useSuspenseFragment({ fragment: HotelTerms_HotelFragmentDoc, from: hotel });
  const { id, city, cancellationPolicy: policy } = data;
  const terms = { ...policy, checkIn, freeUntil: freeUntil(checkIn, policy) };
  const facts = [
    ['Cancelling', cancellationWords(terms, todayIn(city.timeZone, new Date()))],
    ['Paying', 'By card when you book, in dollars. The total before you pay includes all taxes and fees.'],
    ['Your room', 'You choose the very room number; it is held for you while you pay.'],
    ['Changing', 'Dates and rooms can be changed on your booking, on the terms of cancelling.'],
    ['Reference', id],
  ] as const;
  return (
    <Box component="section" aria-label="Good to know" sx={{ display: 'grid', gap: 1.5, pb: 4 }}>
      <Typography variant="h2">Good to know</Typography>
      <Box component="dl" sx={listStyle}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Box>
    </Box>
  );
}

const listStyle = {
  m: 0,
  maxWidth: '68ch',
  '& > div': {
    display: 'grid',
    gap: { xs: 0, sm: 2 },
    gridTemplateColumns: { xs: '1fr', sm: '128px minmax(0, 1fr)' },
    py: 1.25,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& dt': { fontWeight: 600 },
  '& dd': { m: 0, color: 'text.secondary', overflowWrap: 'anywhere' },
};
