import { decimal, wholeNumber } from '../../kit/format';
import Box from '@mui/material/Box';
import { fill } from '../../../../schema/fill';
import { addNights } from '../../../../schema/nights';
import { paths } from '../../paths';
import type { DashboardQuery } from './DashboardPage.generated';
import { percentChange } from './measures';
import { Tile } from './Tile';
import * as texts from './texts';

interface Props {
  pace: NonNullable<DashboardQuery['dashboard']>['pace'];
  hotel: string | undefined;
}

/** The bookings on the books for the next 90 days, with their lead time and length of stay. */
export function PaceTiles({ pace, hotel }: Props) {
  const { from, to, bookings, bookingsLastYear, averageLeadDays, averageNights } = pace;
  const list = paths.bookings({ hotel, status: 'CONFIRMED', checkIn: `${from}..${addNights(to, -1)}` });
  return (
    <Box sx={tilesStyle}>
      <Tile
        label={texts.pace}
        value={wholeNumber(bookings)}
        note={paceWords(bookings, bookingsLastYear)}
        to={list}
      />
      <Tile
        label={texts.leadTime}
        value={averageLeadDays === null ? '–' : fill(texts.days, { days: decimal(averageLeadDays, 0) })}
        note={texts.leadTimeNote}
        to={list}
      />
      <Tile
        label={texts.lengthOfStay}
        value={averageNights === null ? '–' : fill(texts.nights, { nights: decimal(averageNights) })}
        note={texts.lengthOfStayNote}
        to={list}
      />
    </Box>
  );
}

/** A hotel in its first year has few bookings to compare with; a percentage says nothing then. */
const COMPARED = 10;

function paceWords(now: number, lastYear: number): string {
  if (lastYear === 0) return texts.paceNew;
  const count = wholeNumber(lastYear);
  return now < COMPARED * lastYear
    ? fill(texts.paceVsLastYear, { change: percentChange(now, lastYear), count })
    : fill(texts.paceCount, { count });
}

const tilesStyle = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
};
