import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { countNights } from '../../../../schema/nights';
import { richText } from '../../kit/richText';
import { changeOf, type Figures, type Measure } from './measures';
import * as texts from './texts';

interface Props {
  measure: Measure;
  figures: Figures;
  /** The figures of the previous period. */
  before?: Figures;
  /** The list that it leads to. */
  to: string;
}

/** One figure, as a link to its list. */
export function Tile({ measure, figures, before, to }: Props) {
  const value = measure.value(figures);
  const change = before && changeOf(measure, figures, before);
  const isWorse = change?.startsWith(measure.isBad ? '+' : '−');
  return (
    <Box component={Link} to={to} sx={tileStyle}>
      <Box component="span" sx={{ fontSize: 'var(--text-small)', fontWeight: 600 }}>
        {measure.label}
      </Box>
      <Box component="span" sx={valueStyle}>
        {value === null ? '–' : measure.text(value)}
      </Box>
      <Box component="span" sx={{ fontSize: 'var(--text-small)', color: 'text.secondary' }}>
        {change
          ? richText(texts.changeVsPrevious, {
              change: (
                <Box
                  component="span"
                  sx={{ fontWeight: 600, color: isWorse ? 'secondary.main' : 'primary.main' }}
                >
                  {change}
                </Box>
              ),
              count: countNights(before.from, before.to),
            })
          : measure.note}
      </Box>
    </Box>
  );
}

const tileStyle = {
  display: 'grid',
  alignContent: 'start',
  gap: 0.5,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 'var(--radius-card)',
  bgcolor: 'background.paper',
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { borderColor: 'primary.main' },
};
const valueStyle = {
  fontSize: 'var(--text-heading-2)',
  lineHeight: 1.15,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
};
