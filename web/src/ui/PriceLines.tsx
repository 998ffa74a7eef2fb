import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { dollars } from './format';

export interface PriceLine {
  key: string;
  label: string;
  /** How the price comes about, such as '3 nights × $120'. */
  detail: string;
  cents: number;
  /** Why this line does not count, such as 'No longer free for these dates'. */
  void?: string;
  action?: ReactNode;
}

/** Lines with their prices aligned, and the total of those that count. */
export function PriceLines({ lines, totalCents }: { lines: readonly PriceLine[]; totalCents: number }) {
  return (
    <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((line) => (
          <Box component="li" key={line.key} sx={{ display: 'flex', gap: 1, py: 1 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 500 }}>{line.label}</Typography>
              <Typography variant="body2" sx={{ color: line.void ? 'warning.main' : 'text.secondary' }}>
                {line.void ?? line.detail}
              </Typography>
            </Box>
            <Typography
              component={line.void ? 's' : 'span'}
              sx={{ color: line.void ? 'text.secondary' : undefined }}
            >
              {dollars(line.cents)}
            </Typography>
            {line.action}
          </Box>
        ))}
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'baseline',
          pt: 1.5,
          mt: 0.5,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Typography sx={{ flex: 1, fontWeight: 600 }}>Total</Typography>
        <Typography component="strong" variant="subtitle1" sx={{ fontWeight: 700 }}>
          {dollars(totalCents)}
        </Typography>
      </Box>
    </Box>
  );
}
