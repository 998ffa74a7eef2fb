import Box from '@mui/material/Box';
import { dollars, spokenDate } from '../ui/format';
import { nightGroups, type PricedNight } from './nightGroups';

interface Props {
  nightPrices: readonly PricedNight[];
  /** What the prices are of, for screen readers. */
  of: string;
}

/** The price of each night in a collapsible list; nothing where all nights cost the same. */
export function NightPrices({ nightPrices, of }: Props) {
  if (nightGroups(nightPrices).length < 2) return null;
  return (
    <Box component="details" sx={detailsStyle}>
      <Box component="summary" aria-label={`Price of each night, ${of}`}>
        Price of each night
      </Box>
      <Box component="ul">
        {nightPrices.map(({ night, cents }) => (
          <Box component="li" key={night} sx={{ display: 'flex', justifyContent: 'space-between', gap: 3 }}>
            <span>{spokenDate(night)}</span>
            <span>{dollars(cents)}</span>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const detailsStyle = {
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
  '& summary': { cursor: 'pointer', color: 'primary.main', fontWeight: 600, width: 'fit-content' },
  '& ul': { listStyle: 'none', maxWidth: 260, m: 0, mt: 0.5, p: 0, maxHeight: 240, overflowY: 'auto' },
  displayPrint: 'none',
} as const;
