import { useState, type PointerEvent } from 'react';
import { barKey, barSpan, movableFrom, DAY, DAYS, HEAD, ROW_HEIGHT, type Bar, type Row } from './geometry';
import type { ChartRoom } from './useTiles';

/** A cell of the chart: its row and its day, from the beginning of the chart. */
export interface Cell {
  row: number;
  day: number;
}
/** Nights of one row; the last one is included. */
export interface NightRange extends Cell {
  last: number;
}
export interface Moving {
  bar: Bar;
  /** The row below the pointer. */
  row: number;
  /** True if the room of that row is not free. */
  isRefused: boolean;
}

interface Chart {
  origin: string;
  /** Today’s date at the hotel. */
  today: string;
  rows: readonly Row[];
  roomAt: (row: number) => ChartRoom | undefined;
  onSelect: (range: NightRange) => void;
  onOpen: (bar: Bar, cell: Cell) => void;
  onMove: (bar: Bar, to: ChartRoom) => void;
  onBlock: (range: NightRange) => void;
}

/** The distance, in pixels, from which a movement counts as a drag. */
const DRAG_THRESHOLD = 5;

/** Pointer handlers of the chart: a click opens a bar, a drag moves it to another room number or marks free nights. */
export function useDrag({ origin, today, rows, roomAt, onSelect, onOpen, onMove, onBlock }: Chart) {
  const [start, setStart] = useState<{ x: number; y: number; cell: Cell; bar: Bar | undefined }>();
  const [moving, setMoving] = useState<Moving>();
  const [marked, setMarked] = useState<NightRange>();

  const cellOf = ({ currentTarget: box, clientX, clientY }: PointerEvent<HTMLElement>): Cell => {
    const { left, top } = box.getBoundingClientRect();
    const head = parseFloat(getComputedStyle(box).getPropertyValue('--head-width'));
    const day = Math.floor((clientX - left + box.scrollLeft - head) / DAY);
    const row = Math.floor((clientY - top + box.scrollTop - HEAD) / ROW_HEIGHT);
    return {
      row: Math.min(Math.max(row, 0), rows.length - 1),
      day: Math.min(Math.max(day, 0), DAYS - 1),
    };
  };
  const isOutside = ({ currentTarget: box, clientX, clientY }: PointerEvent<HTMLElement>): boolean => {
    const { left, top } = box.getBoundingClientRect();
    const head = parseFloat(getComputedStyle(box).getPropertyValue('--head-width'));
    return clientY - top < HEAD || clientX - left < head || clientX - left > box.clientWidth;
  };

  const stop = () => {
    setStart(undefined);
    setMoving(undefined);
    setMarked(undefined);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || isOutside(event)) return;
    const cell = cellOf(event);
    const bar = barAt(roomAt(cell.row), cell.day, origin);
    setStart({ x: event.clientX, y: event.clientY, cell, bar });
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!start || event.pointerType === 'touch') return;
    if (!moving && !marked && Math.hypot(event.clientX - start.x, event.clientY - start.y) < DRAG_THRESHOLD)
      return;
    if (!moving && !marked) event.currentTarget.setPointerCapture(event.pointerId);
    const { row, day } = cellOf(event);
    if (start.bar) {
      if (start.bar.kind !== 'CONFIRMED' || start.bar.to <= today) return;
      setMoving({ bar: start.bar, row, isRefused: !isFree(roomAt(row), start.bar, today) });
    } else if (roomAt(start.cell.row))
      setMarked({
        row: start.cell.row,
        day: Math.min(start.cell.day, day),
        last: Math.max(start.cell.day, day),
      });
  };
  const onPointerUp = () => {
    stop();
    if (!start) return;
    const to = moving && roomAt(moving.row);
    if (moving) {
      if (to && !moving.isRefused) onMove(moving.bar, to);
    } else if (marked) onBlock(marked);
    else if (start.bar) onOpen(start.bar, start.cell);
    else onSelect({ ...start.cell, last: start.cell.day });
  };
  return {
    moving,
    marked,
    stop,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: stop },
  };
}

export const barAt = (room: ChartRoom | undefined, day: number, origin: string): Bar | undefined =>
  room?.bars.find((bar) => {
    const [from, to] = barSpan(bar, origin);
    return from <= day && day < to;
  });

/** True if no loaded bar of this room overlaps the nights of the bar that can be moved. */
const isFree = (room: ChartRoom | undefined, bar: Bar, today: string): boolean =>
  room !== undefined &&
  room.bars.every(
    (other) => barKey(other) === barKey(bar) || other.to <= movableFrom(bar, today) || other.from >= bar.to,
  );
