import Typography from '@mui/material/Typography';
import { fill } from '../../../../schema/fill';
import { spokenDate } from '../../kit/format';
import { useAddress } from '../../kit/useAddress';
import { tableAddress } from '../table/tableState';
import { PERIOD, periodOf } from './periodOf';
import * as texts from './texts';

const SHOWN = tableAddress({ filters: [PERIOD], columns: [] }).filters;

/** The days of the report in words, since without a filter it is this month. */
export function ShownPeriod() {
  const [{ period }] = useAddress(SHOWN);
  const { from, to } = periodOf(period);
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {fill(texts.shownPeriod, { from: spokenDate(from), to: spokenDate(to) })}
    </Typography>
  );
}
