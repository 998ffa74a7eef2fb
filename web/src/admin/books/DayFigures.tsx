import { percentage, wholeNumber } from '../../../../schema/spoken';
import Box from '@mui/material/Box';
import { fill } from '../../../../schema/fill';
import { dollars } from '../../kit/format';
import type { DayFigures_FiguresFragment } from './DayClose.generated';
import * as texts from './texts';

interface Props {
  figures: DayFigures_FiguresFragment;
  /** True while guests may still come. */
  isToday?: boolean;
}

/** What happened at a hotel in some days. */
export function DayFigures({ figures, isToday = false }: Props) {
  const { nightsSold, nightsOffered, arrivals, notArrived, departures, openBookings, openCents } = figures;
  const percent = percentage(Math.round((100 * nightsSold) / Math.max(1, nightsOffered)));
  return (
    <Box component="dl" sx={listStyle}>
      <Figure
        label={texts.roomsSold}
        value={String(nightsSold)}
        note={fill(texts.ofOffered, { count: wholeNumber(nightsOffered), percent })}
      />
      <Figure
        label={texts.arrivals}
        value={String(arrivals)}
        note={
          notArrived
            ? fill(isToday ? texts.stillToCome : texts.didNotCome, { count: String(notArrived) })
            : arrivals
              ? texts.allCame
              : ''
        }
      />
      <Figure label={texts.departures} value={String(departures)} />
      <Figure
        label={texts.openBalance}
        value={dollars(openCents)}
        note={openBookings ? fill(texts.ofBookings, { count: openBookings }) : texts.allPaid}
      />
    </Box>
  );
}

const Figure = ({ label, value, note = '' }: { label: string; value: string; note?: string }) => (
  <Box sx={figureStyle}>
    <dt>{label}</dt>
    <dd>
      {value}
      {note && <Box sx={noteStyle}>{note}</Box>}
    </dd>
  </Box>
);

const noteStyle = {
  fontSize: 'var(--text-small)',
  fontWeight: 400,
  lineHeight: 1.5,
  color: 'text.secondary',
};
const listStyle = {
  m: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
};
const figureStyle = {
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 'var(--radius-card)',
  bgcolor: 'background.paper',
  '& dt': { fontSize: 'var(--text-small)', fontWeight: 600 },
  '& dd': {
    m: 0,
    fontSize: 'var(--text-heading-2)',
    lineHeight: 1.25,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
};
