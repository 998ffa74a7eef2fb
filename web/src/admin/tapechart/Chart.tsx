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
import { ChartHead } from './ChartHead';
import { Ghost, GroupRow, spokenCursor, spokenSize, Today } from './ChartMarks';
import { ChartRow } from './ChartRow';
import { chartStyle, dayLeft, groundStyle } from './chartStyles';
import {
  barKey,
  barSpan,
  DAY,
  DAYS,
  endAt,
  firstRoom,
  HEAD,
  maySize,
  movableFrom,
  ROW_HEIGHT,
  type Bar,
  type StayPart,
  type Row,
} from './geometry';
import * as texts from './texts';
import type { ChartRoom } from './useTiles';
import { barAt, useDrag, type Cell, type NightRange } from './useDrag';
import { useVisiblePart } from './useVisiblePart';

export interface ChartHandle {
  /** Scrolls so that this day is the first one shown. */
  showDay: (day: number, smooth?: boolean) => void;
}

interface Props {
  label: string;
  origin: string;
  today: string;
  rows: readonly Row[];
  rooms: ReadonlyMap<number, ChartRoom>;
  part: StayPart;
  /** The first day shown when the chart opens. */
  startDay: number;
  open: Bar | undefined;
  ref: Ref<ChartHandle>;
  onPart: (part: StayPart) => void;
  onDay: (day: number) => void;
  onOpen: (bar: Bar) => void;
  onMove: (bar: Bar, to: ChartRoom) => void;
  onBlock: (room: ChartRoom, from: string, to: string) => void;
  /** The end of a stay was moved to this day of departure. */
  onSize: (bar: Bar, to: string) => void;
}

/**
 * Rows of room numbers and columns of days; renders only the visible part. Arrow keys move, Enter opens, Shift with arrow
 * keys marks nights, plus and minus move the end of a stay until Enter confirms it.
 */
export function Chart(props: Props) {
  const { label, origin, today, rows, rooms, part, startDay, open, ref } = props;
  const { onPart, onDay, onOpen, onMove, onBlock, onSize } = props;
  const box = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState<NightRange>();
  const roomAt = (row: number): ChartRoom | undefined => {
    const found = rows[row];
    return found && 'room' in found ? rooms.get(found.room) : undefined;
  };
  const block = ({ row, day, last }: NightRange) => {
    const room = roomAt(row);
    if (room) onBlock(room, addNights(origin, day), addNights(origin, last + 1));
  };
  const { moving, marked, sizing, setSizing, sizeTo, stop, handlers } = useDrag({
    origin,
    today,
    rows,
    roomAt,
    onMove,
    onSize,
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

  const reportVisible = useVisiblePart(box, { rows: rows.length, part, onPart, onDay });
  const goToStart = useEffectEvent(() => {
    box.current!.scrollLeft = startDay * DAY;
  });
  // only at first: after that, the user scrolls
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
    const [left, top] = [day * DAY, row * ROW_HEIGHT];
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = current!;
    if (left < scrollLeft) current!.scrollLeft = left;
    else if (left + DAY > scrollLeft + clientWidth - head)
      current!.scrollLeft = left + DAY - clientWidth + head;
    if (top < scrollTop) current!.scrollTop = top;
    else if (top + ROW_HEIGHT > scrollTop + clientHeight - HEAD)
      current!.scrollTop = top + ROW_HEIGHT - clientHeight + HEAD;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return stop();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = cursor ?? {
      row: firstRoom(rows, 0, 1),
      day: Math.round(box.current!.scrollLeft / DAY),
      last: 0,
    };
    const page = Math.max(1, Math.floor(box.current!.clientHeight / ROW_HEIGHT) - 3);
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
    const by = { '+': 1, '-': -1 }[event.key];
    if (by && bar && maySize(bar, today)) {
      const end = sizing?.to ?? bar.to;
      setSizing(sizeTo(bar, at.row, endAt(bar, addNights(end, by - 1), today)));
    } else if (event.key === 'Enter' && sizing) {
      stop();
      if (!sizing.isRefused && sizing.to !== sizing.bar.to) onSize(sizing.bar, sizing.to);
    } else if (next) {
      stop();
      go(cursor ? next : at, event.shiftKey && /Arrow(Left|Right)/.test(event.key));
    } else if (event.key === 'Enter' && bar) onOpen(bar);
    else if (event.key === 'Enter' && cursor) block(cursor);
    else return;
    event.preventDefault();
  };

  const shownRows = rows.slice(...part.rows);
  const [from, to] = part.days;
  const saturday = (13 - new Date(origin).getUTCDay()) % 7;
  const keyIn = (room: ChartRoom | undefined, bar: Bar | undefined) =>
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
      onScroll={reportVisible}
      onKeyDown={onKeyDown}
      onDoubleClick={() => cursor && !atCursor && block(cursor)}
      {...handlers}
      sx={chartStyle}
    >
      <Box sx={{ position: 'relative', width: dayLeft(DAYS), ...groundStyle(saturday) }}>
        <ChartHead {...{ origin, today, from, to }} corner={texts.corner} />
        <div role="rowgroup" style={{ position: 'relative', height: rows.length * ROW_HEIGHT }}>
          <Today origin={origin} today={today} />
          {shownRows.map((row, at) => {
            const index = part.rows[0] + at;
            if ('title' in row) return <GroupRow key={index} {...row} index={index} />;
            const room = rooms.get(row.room);
            return (
              <ChartRow
                key={index}
                {...{ room, index, origin, today, from, to }}
                open={keyIn(room, open)}
                dragged={keyIn(room, (moving ?? sizing)?.bar)}
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
                  sizing
                    ? spokenSize(sizing)
                    : spokenCursor(
                        roomAt(range.row)!,
                        marked ? undefined : atCursor,
                        addNights(origin, range.day),
                      )
                }
                style={{
                  top: range.row * ROW_HEIGHT,
                  left: dayLeft(range.day),
                  width: (range.last - range.day + 1) * DAY - 1,
                }}
              />
            </div>
          )}
          {moving && (
            <Ghost
              {...moving}
              nights={{ from: movableFrom(moving.bar, today), to: moving.bar.to }}
              origin={origin}
            />
          )}
          {sizing && <Ghost {...sizing} nights={{ from: sizing.bar.from, to: sizing.to }} origin={origin} />}
        </div>
      </Box>
    </Box>
  );
}
