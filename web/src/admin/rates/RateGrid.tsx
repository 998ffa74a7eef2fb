import { perLanguage } from '../../../../schema/language';
import { Fragment, useState, type KeyboardEvent, type PointerEvent } from 'react';
import Box from '@mui/material/Box';
import { fill } from '../../../../schema/fill';
import { dollars } from '../../kit/format';
import { spokenNight } from '../tapechart/ChartHead';
import { LastYearRow } from './LastYearRow';
import { isInArea, moveArea, normalizeArea, type Area } from './rateArea';
import type { RatesPageQuery } from './RatesPage.generated';
import type { SoldByRoom } from './useLastYear';
import * as texts from './texts';

export type RatedRoom = NonNullable<RatesPageQuery['hotel']>['roomTypes'][number];

interface Props {
  label: string;
  nights: readonly string[];
  rooms: readonly RatedRoom[];
  today: string;
  area: Area | undefined;
  /** What was sold a year ago, where it is compared: nothing while it loads. */
  lastYear?: SoldByRoom | undefined;
  isCompared?: boolean;
  onArea: (area: Area) => void;
}

const weekday = perLanguage(
  (language) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { weekday: 'short', timeZone: 'UTC' }),
);
const monthName = perLanguage(
  (language) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { month: 'short', timeZone: 'UTC' }),
);
const isWeekend = (night: string): boolean => new Date(night).getUTCDay() % 6 === 0;

/** The rate of each night in each room type. Dragging, or Shift with arrow keys, selects nights. */
export function RateGrid({ label, nights, rooms, today, area, lastYear, isCompared, onArea }: Props) {
  const [start, setStart] = useState<{ row: number; day: number }>();
  const cellOf = (target: EventTarget): { row: number; day: number } | undefined => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
    const [row, day] = (cell?.dataset.cell ?? '').split(' ').map(Number);
    return cell ? { row: row!, day: day! } : undefined;
  };
  const onPointerDown = (event: PointerEvent) => {
    const cell = cellOf(event.target);
    if (!cell || event.button !== 0) return;
    onArea({ rows: [cell.row, cell.row], days: [cell.day, cell.day] });
    if (event.pointerType !== 'touch') setStart(cell);
  };
  const onPointerMove = (event: PointerEvent) => {
    const cell = start && cellOf(event.target);
    if (cell) onArea({ rows: [start.row, cell.row], days: [start.day, cell.day] });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = moveArea(area, event.key, event.shiftKey, { rows: rooms.length, days: nights.length });
    if (!next) return;
    event.preventDefault();
    onArea(next);
    const cell = event.currentTarget.querySelector(`[data-cell="${next.rows[1]} ${next.days[1]}"]`);
    cell?.scrollIntoView({ block: 'nearest', inline: 'center' });
  };
  const end = area && `rate-${area.rows[1]}-${area.days[1]}`;
  return (
    <Box
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-multiselectable
      aria-activedescendant={end}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => setStart(undefined)}
      onPointerLeave={() => setStart(undefined)}
      sx={gridStyle}
    >
      <div role="row" className="row head">
        <div role="columnheader" className="title">
          {texts.roomType}
        </div>
        {nights.map((night, day) => (
          <div
            key={night}
            role="columnheader"
            aria-label={spokenNight(night)}
            className={night === today ? 'cell today' : 'cell'}
          >
            <small>
              {day === 0 || night.endsWith('-01') ? monthName().format(new Date(night)) : '\u00a0'}
            </small>
            <small>{weekday().format(new Date(night))}</small>
            <b>{Number(night.slice(8))}</b>
          </div>
        ))}
      </div>
      {rooms.map((room, row) => (
        <Fragment key={room.id}>
          <div role="row" className="row">
            <div role="rowheader" className="title">
              <span>{room.title}</span>
              <small>{fill(texts.basePriceOf, { price: dollars(room.priceCents) })}</small>
            </div>
            {room.nightRates.map(({ night, cents, minimumNights }, day) => {
              const isOwn = cents !== room.priceCents;
              const rooms = room.nightRooms[day];
              const isFull = rooms !== undefined && rooms.total > 0 && rooms.free === 0;
              const isMarked = isInArea(area && normalizeArea(area), row, day);
              const names = ['cell', isWeekend(night) && 'weekend', isOwn && 'own', isMarked && 'marked'];
              return (
                <div
                  key={night}
                  id={`rate-${row}-${day}`}
                  role="gridcell"
                  data-cell={`${row} ${day}`}
                  aria-selected={isMarked}
                  className={names.filter(Boolean).join(' ')}
                >
                  <span>{dollars(cents)}</span>
                  {rooms && (
                    <small
                      className={isFull ? 'full' : undefined}
                      aria-label={fill(texts.roomsLeftSpoken, { free: rooms.free, total: rooms.total })}
                    >
                      {isFull ? texts.soldOut : fill(texts.roomsLeft, { free: rooms.free })}
                    </small>
                  )}
                  {minimumNights > 1 && (
                    <small aria-label={fill(texts.minimumSpoken, { count: minimumNights })}>
                      {fill(texts.minimumShort, { count: minimumNights })}
                    </small>
                  )}
                </div>
              );
            })}
          </div>
          {isCompared && <LastYearRow rates={room.nightRates} sold={lastYear?.get(room.id)} />}
        </Fragment>
      ))}
    </Box>
  );
}

const CELL = 56;
const gridStyle = {
  flex: { md: '0 1 auto' },
  minHeight: { md: 160 },
  minWidth: 0,
  overflow: 'auto',
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  fontSize: 'var(--text-small)',
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'none',
  '&:focus-visible': { outlineOffset: -2 },
  '& .row': { display: 'flex', width: 'max-content' },
  '& .head': { position: 'sticky', top: 0, zIndex: 2, bgcolor: 'background.paper', color: 'text.secondary' },
  '& .head .cell > b': { color: 'text.primary' },
  '& .title': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    flex: 'none',
    width: { xs: 112, sm: 160 },
    px: 1.25,
    py: 0.75,
    display: 'grid',
    alignContent: 'center',
    bgcolor: 'background.paper',
    borderRight: 1,
    borderBottom: 1,
    borderColor: 'divider',
    '& span': { fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis' },
    '& small': { fontSize: 'var(--text-small)', color: 'text.secondary' },
  },
  '& .cell': {
    flex: 'none',
    width: CELL,
    minHeight: 60,
    display: 'grid',
    alignContent: 'start',
    pt: 0.5,
    justifyItems: 'center',
    borderRight: 1,
    borderBottom: 1,
    borderColor: 'divider',
    lineHeight: 1.25,
    '& small': { fontSize: 'var(--text-small)', color: 'text.secondary' },
  },
  '& .before': { color: 'text.secondary' },
  '& .before .cell': { minHeight: 44, alignContent: 'center', pt: 0 },
  '& .before .title, & .before .cell': { bgcolor: 'background.default' },
  '& .before .title > span': { fontWeight: 400 },
  '& .cell .full': { color: 'error.main', fontWeight: 600 },
  '& .today': { boxShadow: 'inset 0 -3px var(--teal)' },
  '& .weekend': { backgroundColor: 'color-mix(in srgb, var(--quiet) 7%, transparent)' },
  '& .own': { bgcolor: 'primary.light', fontWeight: 700, '& small': { color: 'text.primary' } },
  '& .marked': { boxShadow: 'inset 0 0 0 2px var(--clay)' },
} as const;
