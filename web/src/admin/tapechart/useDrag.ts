import { useState, type PointerEvent } from 'react';
import { addNights } from '../../../../schema/nights';
import {
  areFree,
  barSpan,
  DAY,
  DAYS,
  endAt,
  HEAD,
  maySize,
  movableFrom,
  ROW_HEIGHT,
  type Bar,
  type Row,
} from './geometry';
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

/** A stay whose end is moved. */
export interface Sizing {
  bar: Bar;
  /** The row of its room. */
  row: number;
  /** The new day of departure. */
  to: string;
  /** True if one of its nights is not free. */
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
  onSize: (bar: Bar, to: string) => void;
}

/** The distance, in pixels, from which a movement counts as a drag. */
const DRAG_THRESHOLD = 5;

/**
 * Pointer handlers of the chart: a click opens a bar, a drag moves it to another room number, moves its end, or marks free
 * nights.
 */
export function useDrag({ origin, today, rows, roomAt, ...actions }: Chart) {
  const { onSelect, onOpen, onMove, onBlock, onSize } = actions;
  const [start, setStart] = useState<{ x: number; y: number; cell: Cell; bar?: Bar; isEnd: boolean }>();
  const [sizing, setSizing] = useState<Sizing>();
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

  /** True if the nights of the bar that can be moved are free in this room. */
  const isFree = (room: ChartRoom | undefined, bar: Bar): boolean =>
    room !== undefined && areFree(room.bars, bar, movableFrom(bar, today), bar.to);
  const sizeTo = (bar: Bar, row: number, to: string): Sizing => ({
    bar,
    row,
    to,
    isRefused: !areFree(roomAt(row)?.bars ?? [], bar, bar.from, to),
  });

  const stop = () => {
    setStart(undefined);
    setMoving(undefined);
    setMarked(undefined);
    setSizing(undefined);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || isOutside(event)) return;
    const cell = cellOf(event);
    const bar = barAt(roomAt(cell.row), cell.day, origin);
    const isEnd = bar !== undefined && maySize(bar, today) && isEndOfBar(event.target);
    setStart({ x: event.clientX, y: event.clientY, cell, isEnd, ...(bar && { bar }) });
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!start || event.pointerType === 'touch') return;
    const isDragged = moving ?? marked ?? sizing;
    if (!isDragged && Math.hypot(event.clientX - start.x, event.clientY - start.y) < DRAG_THRESHOLD) return;
    if (!isDragged) event.currentTarget.setPointerCapture(event.pointerId);
    const { row, day } = cellOf(event);
    if (start.bar && start.isEnd) {
      const to = endAt(start.bar, addNights(origin, day), today);
      setSizing(sizeTo(start.bar, start.cell.row, to));
    } else if (start.bar) {
      if (start.bar.kind !== 'CONFIRMED' || start.bar.to <= today) return;
      setMoving({ bar: start.bar, row, isRefused: !isFree(roomAt(row), start.bar) });
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
    if (sizing) {
      if (!sizing.isRefused && sizing.to !== sizing.bar.to) onSize(sizing.bar, sizing.to);
    } else if (moving) {
      if (to && !moving.isRefused) onMove(moving.bar, to);
    } else if (marked) onBlock(marked);
    else if (start.bar) onOpen(start.bar, start.cell);
    else onSelect({ ...start.cell, last: start.cell.day });
  };
  return {
    moving,
    marked,
    sizing,
    setSizing,
    sizeTo,
    stop,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: stop },
  };
}

const isEndOfBar = (target: EventTarget): boolean =>
  target instanceof Element && target.classList.contains('end');

export const barAt = (room: ChartRoom | undefined, day: number, origin: string): Bar | undefined =>
  room?.bars.find((bar) => {
    const [from, to] = barSpan(bar, origin);
    return from <= day && day < to;
  });
