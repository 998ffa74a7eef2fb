import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import type { CancellationTerms } from '../../../schema/cancellation';
import { useToday } from '../ui/today';
import { briefTerms } from './cancellationTerms';

export interface BriefTermsProps {
  checkIn: string;
  policy: CancellationTerms;
  /** Where the hotel is: its days count. */
  timeZone: string;
}

/** Until when a booking of these dates could be cancelled, in one line. */
export function BriefTerms({ checkIn, policy, timeZone }: BriefTermsProps) {
  const { isFree, words } = briefTerms(checkIn, policy, useToday(timeZone));
  return (
    <Box sx={[lineStyle, isFree ? { color: 'success.main', fontWeight: 600 } : { color: 'text.secondary' }]}>
      {isFree && <Check aria-hidden sx={{ fontSize: 16, mt: '2px' }} />}
      {words}
    </Box>
  );
}

const lineStyle = { display: 'flex', gap: 0.5, fontSize: '0.8125rem', lineHeight: 1.5 };
