import Typography from '@mui/material/Typography';
import { freeUntil, type CancellationTerms } from '../../../../schema/cancellation';
import { todayIn } from '../../../../schema/nights';
import { cancellationWords } from '../../rooms/cancellationTerms';

interface Props {
  checkIn: string;
  policy: CancellationTerms;
  timeZone: string;
}

/** The cancellation terms of a booking of these dates. */
export function SummaryTerms({ checkIn, policy, timeZone }: Props) {
  const terms = { ...policy, checkIn, freeUntil: freeUntil(checkIn, policy) };
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
      {cancellationWords(terms, todayIn(timeZone, new Date()))}
    </Typography>
  );
}
