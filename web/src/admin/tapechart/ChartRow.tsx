import { memo, useMemo } from 'react';
import { spokenStay } from '../../kit/format';
import { dayLeft } from './chartStyles';
import { barKey, barSpan, DAY, ROW, type Bar } from './geometry';
import type { Room } from './useTiles';

interface Props {
  room: Room | undefined;
  /** Where the row stands, from 0. */
  place: number;
  origin: string;
  from: number;
  to: number;
  /** The bar that is open, and the one that is dragged. */
  open: string | undefined;
  lifted: string | undefined;
}

const WORDS = { CONFIRMED: '', HELD: 'Held · ', CHANGE: 'Change · ', BLOCKED: 'Blocked · ' };
const SPOKEN = {
  CONFIRMED: 'confirmed',
  HELD: 'held, not paid yet',
  CHANGE: 'held for a change of the booking',
  BLOCKED: 'blocked',
};

/** Where the guests are, in words before the name; nothing while they are expected. */
const STATES = { EXPECTED: '', CHECKED_IN: 'In · ', CHECKED_OUT: 'Left · ', NO_SHOW: 'No-show · ' };
const SPOKEN_STATES = {
  EXPECTED: '',
  CHECKED_IN: ', checked in',
  CHECKED_OUT: ', checked out',
  NO_SHOW: ', no-show',
};

const nameOf = ({ guestName, reason }: Bar): string => guestName ?? reason ?? '';
export const spokenBar = (bar: Bar): string =>
  `${nameOf(bar)}, ${SPOKEN[bar.kind]}${bar.state ? SPOKEN_STATES[bar.state] : ''}, ${spokenStay(bar.from, bar.to)}`;

const layBar = (bar: Bar, origin: string) => {
  const [start, end] = barSpan(bar, origin);
  return { bar, start, end, key: barKey(bar), spoken: spokenBar(bar) };
};

/** A room number with what fills its nights; where its bars lie is computed once, not at each step of scrolling. */
export const ChartRow = memo(function ChartRow({ room, place, origin, from, to, open, lifted }: Props) {
  const bars = room?.bars;
  const laid = useMemo(() => bars?.map((bar) => layBar(bar, origin)), [bars, origin]);
  return (
    <div className="row" role="row" aria-rowindex={place + 2} style={{ top: place * ROW }}>
      <div className="name" role="rowheader" aria-colindex={1}>
        {room?.number ?? '…'}
      </div>
      {laid?.map(({ bar, start, end, key, spoken }) => {
        if (end <= from || start >= to) return null;
        const state = `${open === key ? ' open' : ''}${lifted === key ? ' lifted' : ''}`;
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
            <span>
              {WORDS[bar.kind]}
              {bar.state && STATES[bar.state]}
              {nameOf(bar)}
            </span>
          </div>
        );
      })}
    </div>
  );
});
