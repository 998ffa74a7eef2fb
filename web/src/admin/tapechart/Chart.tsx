import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
} from 'react';
import Box from '@mui/material/Box';
import { addNights } from '../../../../schema/nights';
import { ChartHead, spokenNight } from './ChartHead';
import { ChartRow, spokenBar } from './ChartRow';
import { chartStyle, dayLeft, groundStyle } from './chartStyles';
import { barKey, barSpan, DAY, DAYS, HEAD, ROW, shownPart, type Bar, type Part, type Row } from './geometry';
import type { Room } from './useTiles';
import { barAt, useDrag, type Cell, type Range } from './useDrag';

export interface ChartHandle {
  /** Scrolls so that this day is the first one shown. */
  showDay: (day: number, smooth?: boolean) => void;
}

interface Props {
  label: string;
  origin: string;
  today: string;
  rows: readonly Row[];
  rooms: ReadonlyMap<number, Room>;
  part: Part;
  /** The day with which the chart begins to be shown. */
  startDay: number;
  open: Bar | undefined;
  ref: Ref<ChartHandle>;
  onPart: (part: Part) => void;
  onDay: (day: number) => void;
  onOpen: (bar: Bar) => void;
  onMove: (bar: Bar, to: Room) => void;
  onBlock: (room: Room, from: string, to: string) => void;
}

const samePart = (one: Part, other: Part): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Room numbers down, days across: only what is seen is drawn. Arrows move, Enter opens, Shift with arrows marks nights. */
export function Chart(props: Props) {
  const { label, origin, today, rows, rooms, part, startDay, open, ref } = props;
  const { onPart, onDay, onOpen, onMove, onBlock } = props;
  const box = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState<Range>();
  const roomAt = (row: number): Room | undefined => {
    const found = rows[row];
    return found && 'room' in found ? rooms.get(found.room) : undefined;
  };
  const block = ({ row, day, last }: Range) => {
    const room = roomAt(row);
    if (room) onBlock(room, addNights(origin, day), addNights(origin, last + 1));
  };
  const { moving, marked, stop, handlers } = useDrag({
    origin,
    rows,
    roomAt,
    onMove,
    onSelect: (range) => roomAt(range.row) && setCursor(range),
    onOpen: (bar, { row, day }: Cell) => {
      setCursor({ row, day, last: day });
      onOpen(bar);
    },
    onBlock: (range) => {
      setCursor(range);
      block(range);
    },
  });

  const look = () => {
    const { scrollLeft: left, scrollTop: top, clientWidth: width, clientHeight: height } = box.current!;
    const shown = shownPart({ left, top, width, height }, rows.length);
    if (!samePart(shown, part)) onPart(shown);
    onDay(Math.round(left / DAY));
  };
  const lookNow = useEffectEvent(look);
  const goToStart = useEffectEvent(() => {
    box.current!.scrollLeft = startDay * DAY;
  });
  useEffect(() => {
    lookNow();
    const watcher = new ResizeObserver(() => lookNow());
    watcher.observe(box.current!);
    return () => watcher.disconnect();
  }, [rows.length, part]);
  // only at first: from then on people scroll
  useEffect(() => goToStart(), []);
  useImperativeHandle(ref, () => ({
    showDay: (day, smooth) =>
      box.current!.scrollTo({ left: day * DAY, behavior: smooth ? 'smooth' : 'instant' }),
  }));

  const go = (to: Cell, isMarking: boolean) => {
    const row = Math.min(Math.max(to.row, 0), rows.length - 1);
    const day = Math.min(Math.max(to.day, 0), DAYS - 1);
    setCursor(isMarking && cursor ? { ...cursor, last: Math.max(day, cursor.day) } : { row, day, last: day });
    const { current } = box;
    const head = parseFloat(getComputedStyle(current!).getPropertyValue('--head-width'));
    const [left, top] = [day * DAY, row * ROW];
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = current!;
    if (left < scrollLeft) current!.scrollLeft = left;
    else if (left + DAY > scrollLeft + clientWidth - head)
      current!.scrollLeft = left + DAY - clientWidth + head;
    if (top < scrollTop) current!.scrollTop = top;
    else if (top + ROW > scrollTop + clientHeight - HEAD)
      current!.scrollTop = top + ROW - clientHeight + HEAD;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return stop();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = cursor ?? {
      row: firstRoom(rows, 0, 1),
      day: Math.round(box.current!.scrollLeft / DAY),
      last: 0,
    };
    const page = Math.max(1, Math.floor(box.current!.clientHeight / ROW) - 3);
    const bar = barAt(roomAt(at.row), at.day, origin);
    const [from, to] = bar ? barSpan(bar, origin) : [at.day, at.day + 1];
    const cells: Record<string, Cell> = {
      ArrowRight: { ...at, day: event.shiftKey ? at.last + 1 : to },
      ArrowLeft: { ...at, day: event.shiftKey ? at.last - 1 : from - 1 },
      ArrowDown: { ...at, row: firstRoom(rows, at.row + 1, 1) },
      ArrowUp: { ...at, row: firstRoom(rows, at.row - 1, -1) },
      PageDown: { ...at, row: firstRoom(rows, Math.min(at.row + page, rows.length - 1), 1) },
      PageUp: { ...at, row: firstRoom(rows, Math.max(at.row - page, 0), 1) },
      Home: { ...at, day: 0 },
      End: { ...at, day: DAYS - 1 },
    };
    const next = cells[event.key];
    if (next) go(cursor ? next : at, event.shiftKey && /Arrow(Left|Right)/.test(event.key));
    else if (event.key === 'Enter' && bar) onOpen(bar);
    else if (event.key === 'Enter' && cursor) block(cursor);
    else return;
    event.preventDefault();
  };

  const shownRows = rows.slice(...part.rows);
  const [from, to] = part.days;
  const saturday = (13 - new Date(origin).getUTCDay()) % 7;
  const isOpenHere = (room: Room | undefined, bar: Bar | undefined) =>
    bar && room?.id === bar.roomNumberId ? barKey(bar) : undefined;
  const range = marked ?? cursor;
  const atCursor = cursor && barAt(roomAt(cursor.row), cursor.day, origin);
  return (
    <Box
      ref={box}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={DAYS + 1}
      aria-activedescendant={cursor ? 'chart-cursor' : undefined}
      onScroll={look}
      onKeyDown={onKeyDown}
      onDoubleClick={() => cursor && !atCursor && block(cursor)}
      {...handlers}
      sx={chartStyle}
    >
      <Box sx={{ position: 'relative', width: dayLeft(DAYS), ...groundStyle(saturday) }}>
        <ChartHead {...{ origin, today, from, to }} corner="Room" />
        <div role="rowgroup" style={{ position: 'relative', height: rows.length * ROW }}>
          <Today origin={origin} today={today} />
          {shownRows.map((row, index) => {
            const place = part.rows[0] + index;
            if ('title' in row)
              return (
                <div
                  key={place}
                  className="row group"
                  role="row"
                  aria-rowindex={place + 2}
                  style={{ top: place * ROW }}
                >
                  <span role="rowheader">
                    {row.title}
                    <small>{row.rooms}</small>
                  </span>
                </div>
              );
            const room = rooms.get(row.room);
            return (
              <ChartRow
                key={place}
                {...{ room, place, origin, from, to }}
                open={isOpenHere(room, open)}
                lifted={isOpenHere(room, moving?.bar)}
              />
            );
          })}
          {range && roomAt(range.row) && (
            <div role="row">
              <div
                id="chart-cursor"
                className="cursor"
                role="gridcell"
                aria-label={
                  atCursor && !marked
                    ? `Room ${roomAt(range.row)!.number}, ${spokenBar(atCursor)}`
                    : `Room ${roomAt(range.row)!.number}, free, ${spokenNight(addNights(origin, range.day))}`
                }
                style={{
                  top: range.row * ROW,
                  left: dayLeft(range.day),
                  width: (range.last - range.day + 1) * DAY - 1,
                }}
              />
            </div>
          )}
          {moving && <Ghost {...moving} origin={origin} />}
        </div>
      </Box>
    </Box>
  );
}

function Ghost({
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
      style={{ top: row * ROW, left: dayLeft(from), width: (to - from) * DAY - 2 }}
    />
  );
}

function Today({ origin, today }: { origin: string; today: string }) {
  const [day] = barSpan({ from: today, to: today }, origin);
  return <div aria-hidden className="line today" style={{ left: dayLeft(day) }} />;
}

/** The next row with a room number, in this direction; the row itself where there is none. */
function firstRoom(rows: readonly Row[], row: number, way: 1 | -1): number {
  for (let at = row; at >= 0 && at < rows.length; at += way) if ('room' in rows[at]!) return at;
  return rows.findIndex((each) => 'room' in each);
}
