import { useId, type Ref } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { fill } from '../../../../schema/fill';
import { dollars } from '../../kit/format';
import { spokenMoment } from '../../kit/moments';
import { Dot } from '../../kit/Dot';
import { paths } from '../../paths';
import { sumDue, type PayOutRow } from './payOutRows';
import { PayOutAction } from './PayOutAction';
import { listStyle, quietStyle, rowStyle } from './rowStyles';
import { PAID_OUT_BY } from './payOutWords';
import * as texts from './texts';

interface Props {
  rows: readonly PayOutRow[];
  empty: string;
  headingRef: Ref<HTMLHeadingElement>;
  onPointerMove: () => void;
  /** A pay-out was recorded or undone; the outcome is read out. */
  onDone: (outcome: string) => void;
}

/** The refunds that the front desk pays out. One that is paid out stays in its place, so that it can be undone. */
export function PayOutList({ rows, empty, headingRef, onPointerMove, onDone }: Props) {
  const id = useId();
  const { pathname, search } = useLocation();
  const { count, cents } = sumDue(rows);
  return (
    <Box component="section" aria-labelledby={id} onPointerMove={onPointerMove}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mb: 1 }}>
        <Typography variant="h4" component="h2" id={id} ref={headingRef} tabIndex={-1} sx={{ outline: 0 }}>
          {texts.payOuts}
        </Typography>
        {count > 0 && <Box sx={quietStyle}>{fill(texts.dueSum, { count, amount: dollars(cents) })}</Box>}
      </Box>
      {rows.length === 0 ? (
        <Box sx={{ color: 'text.secondary', py: 1.5 }}>{empty}</Box>
      ) : (
        <Box component="ul" aria-labelledby={id} sx={listStyle}>
          {rows.map((row) => (
            <Box component="li" key={row.id} sx={payOutStyle}>
              <Box sx={{ gridArea: 'sum', ...sumStyle }}>{dollars(row.amountCents)}</Box>
              <Box sx={{ gridArea: 'guest', minWidth: 0 }}>
                {row.booking && (
                  <>
                    <Link
                      component={RouterLink}
                      to={paths.booking(row.booking.id)}
                      state={{ from: pathname + search }}
                      sx={{ fontWeight: 600, color: 'text.primary' }}
                    >
                      {row.booking.user.name}
                    </Link>
                    <Box sx={{ ...quietStyle, overflowWrap: 'anywhere' }}>{row.booking.reference}</Box>
                  </>
                )}
              </Box>
              <Box sx={{ gridArea: 'way', ...quietStyle }}>{PAID_OUT_BY[row.method]}</Box>
              <Box sx={{ gridArea: 'state', fontSize: 'var(--text-small)' }}>
                <Dot tone={row.paidOutAt ? 'quiet' : 'warning'}>
                  {row.paidOutAt ? texts.isPaidOut : texts.isDue}
                </Dot>
                <Box sx={{ color: 'text.secondary' }}>
                  {row.paidOutAt
                    ? `${row.paidOutBy?.name ?? texts.byStaff}, ${spokenMoment(row.paidOutAt)}`
                    : fill(texts.dueSince, { moment: spokenMoment(row.createdAt) })}
                </Box>
              </Box>
              <Box sx={{ gridArea: 'actions', textAlign: { md: 'right' } }}>
                <PayOutAction refund={row} guest={row.booking?.user.name ?? ''} onDone={onDone} />
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

const sumStyle = { fontWeight: 700, fontVariantNumeric: 'tabular-nums lining-nums' };
const payOutStyle = {
  ...rowStyle,
  gridTemplateColumns: {
    xs: '80px minmax(0, 1fr)',
    md: '88px minmax(112px, 1fr) 196px 148px',
    lg: '88px minmax(112px, 1fr) minmax(120px, 0.8fr) 196px 148px',
  },
  gridTemplateAreas: {
    xs: '"sum guest" ". way" ". state" ". actions"',
    md: '"sum guest state actions" "sum way state actions"',
    lg: '"sum guest way state actions"',
  },
};
