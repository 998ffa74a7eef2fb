import { startTransition, useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { DAY, shownPart, type StayPart } from './geometry';

interface Options {
  /** The number of rows. */
  rows: number;
  part: StayPart;
  onPart: (part: StayPart) => void;
  /** The first day shown has changed, counted from the beginning of the chart. */
  onDay: (day: number) => void;
}

const samePart = (one: StayPart, other: StayPart): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Reports which part of a chart has to be rendered when its size or number of rows changes, and by the function that it
 * returns, which runs when the chart is scrolled. Scrolling does not wait for the rendering: the part before is larger than
 * what is visible.
 */
export function useVisiblePart(
  box: RefObject<HTMLDivElement | null>,
  { rows, part, onPart, onDay }: Options,
): () => void {
  const reported = useRef({ part, day: -1 });
  const report = () => {
    const { scrollLeft: left, scrollTop: top, clientWidth: width, clientHeight: height } = box.current!;
    const shown = shownPart({ left, top, width, height }, rows);
    const day = Math.round(left / DAY);
    const before = reported.current;
    reported.current = { part: shown, day };
    if (!samePart(shown, before.part)) startTransition(() => onPart(shown));
    if (day !== before.day) onDay(day);
  };
  const reportNow = useEffectEvent(report);
  useEffect(() => {
    reportNow();
    const observer = new ResizeObserver(() => reportNow());
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, [box, rows]);
  return report;
}
