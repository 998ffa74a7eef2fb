import { fill } from '../../../../schema/fill';
import { spokenDate } from '../../kit/format';
import { spokenNight } from './ChartHead';
import { spokenBar } from './ChartRow';
import { dayLeft } from './chartStyles';
import { type Bar, barSpan, DAY, guestOf, ROW_HEIGHT } from './geometry';
import * as texts from './texts';
import type { Sizing } from './useDrag';
import type { ChartRoom } from './useTiles';

interface GhostProps {
  /** The nights that it covers. */
  nights: Pick<Bar, 'from' | 'to'>;
  row: number;
  isRefused: boolean;
  origin: string;
}

/** The outline of the bar that is dragged, or whose end is. */
export function Ghost({ nights, row, isRefused, origin }: GhostProps) {
  const [from, to] = barSpan(nights, origin);
  return (
    <div
      aria-hidden
      className={isRefused ? 'ghost refused' : 'ghost'}
      style={{ top: row * ROW_HEIGHT, left: dayLeft(from), width: (to - from) * DAY - 2 }}
    />
  );
}

/** The title of a room type above its rooms; `index` is the index of the row. */
export const GroupRow = ({ title, rooms, index }: { title: string; rooms: number; index: number }) => (
  <div className="row group" role="row" aria-rowindex={index + 2} style={{ top: index * ROW_HEIGHT }}>
    <span role="rowheader">
      {title}
      <small>{rooms}</small>
    </span>
  </div>
);

/** The column of today. */
export function Today({ origin, today }: { origin: string; today: string }) {
  const [day] = barSpan({ from: today, to: today }, origin);
  return <div aria-hidden className="line today" style={{ left: dayLeft(day) }} />;
}

/** What is said while the end of a stay is moved. */
export const spokenSize = ({ bar, to, isRefused }: Sizing): string =>
  fill(isRefused ? texts.endNotFree : texts.endMoved, { name: guestOf(bar), day: spokenDate(to) });

/** The name of the cell at the cursor: its bar, or the free night. */
export const spokenCursor = ({ number }: ChartRoom, bar: Bar | undefined, night: string): string =>
  bar
    ? fill(texts.barOfRoom, { number, bar: spokenBar(bar) })
    : fill(texts.freeNight, { number, night: spokenNight(night) });
