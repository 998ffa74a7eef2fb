import { memo, useMemo } from 'react';
import { fill } from '../../../../schema/fill';
import { partyWords } from '../../../../schema/partyWords';
import { spokenStay } from '../../kit/format';
import { dayLeft } from './chartStyles';
import { type Bar, barKey, barSpan, DAY, DAYS, guestOf, maySize, ROW_HEIGHT } from './geometry';
import * as texts from './texts';
import type { ChartRoom } from './useTiles';

interface Props {
  room: ChartRoom | undefined;
  /** The index of the row, from 0. */
  index: number;
  origin: string;
  /** Today’s date at the hotel. */
  today: string;
  from: number;
  to: number;
  /** The keys of the open bar and of the one that is dragged. */
  open: string | undefined;
  dragged: string | undefined;
}

const SPOKEN = {
  CONFIRMED: texts.confirmedSpoken,
  EXPECTED: texts.confirmedSpoken,
  CHECKED_IN: texts.checkedInSpoken,
  CHECKED_OUT: texts.checkedOutSpoken,
  MOVED: texts.movedSpoken,
  NO_SHOW: texts.noShowSpoken,
  HELD: texts.heldSpoken,
  CHANGE: texts.changeSpoken,
  BLOCKED: texts.blockedSpoken,
  OTHER_SITE: texts.otherSiteSpoken,
} as const;
/** The text of a bar. The name stands alone while its guests are expected. */
const LABELS = {
  CONFIRMED: '{name}',
  EXPECTED: '{name}',
  CHECKED_IN: texts.checkedInBar,
  CHECKED_OUT: texts.checkedOutBar,
  MOVED: texts.movedBar,
  NO_SHOW: texts.noShowBar,
  HELD: texts.heldBar,
  CHANGE: texts.changeBar,
  BLOCKED: texts.blockedBar,
  OTHER_SITE: '{name}',
} as const;

const CONDITIONS = {
  CLEAN: texts.roomClean,
  DIRTY: texts.roomDirty,
  INSPECTED: texts.roomInspected,
  OUT_OF_ORDER: texts.roomOutOfOrder,
} as const;
/** A room with its status for housekeeping: `308, dirty`. */
const named = (number: number, status: keyof typeof CONDITIONS): string =>
  fill(texts.roomWithStatus, { number: String(number), status: CONDITIONS[status] });

const nameOf = (bar: Bar): string => guestOf(bar) || (bar.reason ?? '');
/** Guests who have left for another room of the hotel have moved. */
const statusOf = ({ kind, state, movesTo, fromCalendar }: Bar) => {
  if (fromCalendar) return 'OTHER_SITE';
  return state === 'CHECKED_OUT' && movesTo !== null ? 'MOVED' : (kind === 'CONFIRMED' && state) || kind;
};
const labelOf = (bar: Bar): string =>
  fill(LABELS[statusOf(bar)], { name: nameOf(bar), to: bar.movesTo ?? '' });
export function spokenBar(bar: Bar): string {
  const { from, to, movedFrom, movesTo } = bar;
  const status = statusOf(bar);
  const said = fill(SPOKEN[status], { name: nameOf(bar), to: movesTo ?? '', stay: spokenStay(from, to) });
  const words = bar.party ? fill(texts.partySpoken, { bar: said, party: partyWords(bar.party) }) : said;
  const before = movedFrom === null ? words : fill(texts.movedFromSpoken, { bar: words, from: movedFrom });
  return movesTo === null || status === 'MOVED'
    ? before
    : fill(texts.movesToSpoken, { bar: before, to: movesTo });
}

const placeBar = (bar: Bar, origin: string, today: string) => {
  const [start, end] = barSpan(bar, origin);
  return {
    bar,
    start,
    end,
    key: barKey(bar),
    label: labelOf(bar),
    spoken: spokenBar(bar),
    isSizable: maySize(bar, today) && barSpan(bar, origin)[1] < DAYS,
  };
};

/** A room number with its bars. Their positions are computed once, not at each step of scrolling. */
export const ChartRow = memo(function ChartRow({
  room,
  index,
  origin,
  today,
  from,
  to,
  open,
  dragged,
}: Props) {
  const bars = room?.bars;
  const placed = useMemo(() => bars?.map((bar) => placeBar(bar, origin, today)), [bars, origin, today]);
  return (
    <div className="row" role="row" aria-rowindex={index + 2} style={{ top: index * ROW_HEIGHT }}>
      <div
        className="name"
        role="rowheader"
        aria-colindex={1}
        aria-label={room?.status && named(room.number, room.status)}
        title={room?.status && named(room.number, room.status)}
      >
        {room?.number ?? '…'}
        {room?.status && <i aria-hidden className={`condition ${room.status}`} />}
      </div>
      {placed?.map(({ bar, start, end, key, label, spoken, isSizable }) => {
        if (end <= from || start >= to) return null;
        const state = `${open === key ? ' open' : ''}${dragged === key ? ' dragged' : ''}`;
        return (
          <div
            key={key}
            data-bar={key}
            role="gridcell"
            aria-colindex={start + 2}
            aria-label={spoken}
            title={spoken}
            className={`bar ${bar.kind} ${bar.state ?? ''}${state}`}
            style={{ left: dayLeft(start), width: (end - start) * DAY - 2 }}
          >
            <span>{label}</span>
            {isSizable && <i className="end" />}
          </div>
        );
      })}
    </div>
  );
});
