import Box from '@mui/material/Box';
import { countNights } from '../../../../schema/nights';
import { richText } from '../../kit/richText';
import { changeOf, type Figures, type Measure } from './measures';
import { Tile } from './Tile';
import * as texts from './texts';

interface Props {
  measure: Measure;
  figures: Figures;
  /** The figures of the previous period. */
  before?: Figures;
  /** The list that it leads to. */
  to: string;
}

/** A measure of a period, compared with the previous one. */
export function MeasureTile({ measure, figures, before, to }: Props) {
  const value = measure.value(figures);
  const change = before && changeOf(measure, figures, before);
  const isWorse = change?.startsWith(measure.isBad ? '+' : '−');
  const note = change
    ? richText(texts.changeVsPrevious, {
        change: (
          <Box component="span" sx={{ fontWeight: 600, color: isWorse ? 'secondary.main' : 'primary.main' }}>
            {change}
          </Box>
        ),
        count: countNights(before.from, before.to),
      })
    : measure.note;
  return (
    <Tile label={measure.label} value={value === null ? '–' : measure.text(value)} note={note} to={to} />
  );
}
