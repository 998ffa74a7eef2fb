import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { fill } from '../../../../schema/fill';
import { spokenDate } from '../../kit/format';
import { periodOf } from './periodOf';
import * as texts from './texts';

/** The days of the report in words, since without a filter it is this month. */
export function ShownPeriod() {
  const [query] = useSearchParams();
  const { from, to } = periodOf(query.get('period') ?? undefined);
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {fill(texts.shownPeriod, { from: spokenDate(from), to: spokenDate(to) })}
    </Typography>
  );
}
