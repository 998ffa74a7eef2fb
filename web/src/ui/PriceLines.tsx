import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { dollars } from './format';

export interface PriceLine {
  key: string;
  label: string;
  /** How the price comes about, such as '3 nights × $120'; left out while it is still to come, null for none. */
  detail?: ReactNode;
  /** Left out while it is still to come. */
  cents?: number;
  /** Why this line does not count, such as 'No longer free for these dates'. */
  void?: string;
  action?: ReactNode;
}

interface Props {
  lines: readonly PriceLine[];
  /** Left out while it is still to come, null where no line counts. */
  totalCents: number | null | undefined;
  /** Whether the total is of another choice, until the one of this choice has come. */
  isOld?: boolean;
}

/** Lines with their prices aligned, and the total of those that count. */
export function PriceLines({ lines, totalCents, isOld = false }: Props) {
  return (
    <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((line) => (
          <Box component="li" key={line.key} sx={{ display: 'flex', gap: 1, py: 1 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 500 }}>{line.label}</Typography>
              {line.detail !== null && (
                <Typography
                  variant="body2"
                  component="div"
                  sx={{ color: line.void ? 'warning.main' : 'text.secondary' }}
                >
                  {line.void ?? line.detail ?? <Skeleton width={120} />}
                </Typography>
              )}
            </Box>
            {!line.void && <Typography component="span">{money(line.cents)}</Typography>}
            {line.action}
          </Box>
        ))}
      </Box>
      {totalCents !== null && (
        <Box aria-busy={isOld || totalCents === undefined} sx={totalStyle}>
          <Typography sx={{ flex: 1, fontWeight: 600 }}>Total</Typography>
          <Typography
            component="strong"
            variant="subtitle1"
            sx={{ fontWeight: 700, color: isOld ? 'text.secondary' : undefined }}
          >
            {money(totalCents)}
          </Typography>
        </Box>
      )}
    </Box>
  );
}

const money = (cents: number | undefined) =>
  cents === undefined ? <Skeleton width={56} sx={{ display: 'inline-block' }} /> : dollars(cents);

const totalStyle = {
  display: 'flex',
  alignItems: 'baseline',
  pt: 1.5,
  mt: 0.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;
