import { fill } from '../../../../schema/fill';
import { spokenNight } from './ChartHead';
import { spokenBar } from './ChartRow';
import { dayLeft } from './chartStyles';
import { barSpan, DAY, ROW_HEIGHT, type Bar } from './geometry';
import * as texts from './texts';
import type { ChartRoom } from './useTiles';

/** The outline of the bar that is dragged. */
export function Ghost({
  bar,
  row,
  isRefused,
  origin,
}: {
  bar: Bar;
  row: number;
  isRefused: boolean;
  origin: string;
}) {
  const [from, to] = barSpan(bar, origin);
  return (
    <div
      aria-hidden
      className={isRefused ? 'ghost refused' : 'ghost'}
      style={{ top: row * ROW_HEIGHT, left: dayLeft(from), width: (to - from) * DAY - 2 }}
    />
  );
}

/** The column of today. */
export function Today({ origin, today }: { origin: string; today: string }) {
  const [day] = barSpan({ from: today, to: today }, origin);
  return <div aria-hidden className="line today" style={{ left: dayLeft(day) }} />;
}

/** The name of the cell at the cursor: its bar, or the free night. */
export const spokenCursor = ({ number }: ChartRoom, bar: Bar | undefined, night: string): string =>
  bar
    ? fill(texts.barOfRoom, { number, bar: spokenBar(bar) })
    : fill(texts.freeNight, { number, night: spokenNight(night) });
