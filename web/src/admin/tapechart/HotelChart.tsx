import { memo, useMemo, useState, type RefObject } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Snackbar from '@mui/material/Snackbar';
import { fill } from '../../../../schema/fill';
import { addNights } from '../../../../schema/nights';
import { StaffChangeDialog } from '../../bookings/staffchange/StaffChangeDialog';
import { Empty } from '../../kit/Empty';
import { Notice } from '../../kit/Notice';
import { rooms as roomCount, tryAgain } from '../../kit/texts';
import { BarPanel } from './BarPanel';
import { BlockDialog } from './BlockDialog';
import { BookGuestDialog } from './BookGuestDialog';
import { Chart, type ChartHandle } from './Chart';
import { barKey, TILE, type Bar, type StayPart } from './geometry';
import { MoveDialog } from './MoveDialog';
import { MoveInHouseDialog } from './MoveInHouseDialog';
import { OccupiedDialog } from './OccupiedDialog';
import * as texts from './texts';
import { useTiles, type ChartRoom } from './useTiles';
import { useTapeChanges } from './useTapeChanges';

interface Props {
  hotelId: string;
  origin: string;
  startDay: number;
  chart: RefObject<ChartHandle | null>;
  onDay: (day: number) => void;
  /** True while the dialog is open for nights that were not marked in the chart. */
  isBlocking: boolean;
  onBlocked: () => void;
}

/** The chart of a hotel with the details of the open bar and the dialogs. */
export const HotelChart = memo(function HotelChart({
  hotelId,
  origin,
  startDay,
  chart,
  onDay,
  isBlocking,
  onBlocked,
}: Props) {
  const [part, setPart] = useState<StayPart>({
    rows: [0, TILE.rooms],
    days: [startDay, startDay + TILE.days],
  });
  const { data, rows, hasFailed, refresh } = useTiles(hotelId, origin, part);
  const [open, setOpen] = useState<Bar>();
  const [moving, setMoving] = useState<Bar>();
  const [dropped, setDropped] = useState<{ bar: Bar; to: ChartRoom }>();
  const [booking, setBooking] = useState<Bar>();
  const [changing, setChanging] = useState<{ bar: Bar; to?: string }>();
  const [marked, setMarked] = useState<{ room: ChartRoom; from: string; to: string }>();
  const changes = useTapeChanges(hotelId, () => void refresh());

  const today = data?.tile.today ?? addNights(origin, startDay);
  const rooms = data?.rooms ?? NO_ROOMS;
  const count = useMemo(() => rows.filter((row) => 'room' in row).length, [rows]);
  const roomOf = ({ roomNumberId }: Bar) => [...rooms.values()].find(({ id }) => id === roomNumberId);
  // the open bar can have changed or disappeared since
  const shown = useMemo(() => open && (findBar(rooms, barKey(open)) ?? open), [rooms, open]);
  const index = shown ? (roomOf(shown)?.bars ?? []).findIndex((bar) => barKey(bar) === barKey(shown)) : -1;
  const opener = (by: 1 | -1) => {
    const next = shown && roomOf(shown)?.bars[index + by];
    return next && (() => setOpen(next));
  };

  /** Guests whose stay has begun are asked about first. */
  const drop = (bar: Bar, to: ChartRoom) =>
    bar.from < today ? setDropped({ bar, to }) : void changes.move(bar, roomOf(bar), to);

  if (data === null) return <Empty texts={[texts.noSuchHotel]} />;
  if (data && !rows.length) return <Empty texts={[texts.noRooms]} />;
  return (
    <Box sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
      <Box sx={{ position: 'relative', display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 }}>
        {data ? (
          <Chart
            ref={chart}
            label={fill(texts.chartOf, { hotel: data.tile.hotel.name })}
            {...{ origin, today, rows, rooms, part, startDay, onDay }}
            open={shown}
            onPart={setPart}
            onOpen={setOpen}
            onMove={drop}
            onSize={(bar, to) => setChanging({ bar, to })}
            onBlock={(room, from, to) => setMarked({ room, from, to })}
          />
        ) : (
          <Skeleton variant="rectangular" sx={{ flex: 1, height: 'auto' }} />
        )}
        {(hasFailed || changes.problem) && (
          <Box sx={noticeStyle}>
            <Notice kind="error">
              {changes.problem ?? texts.chartOutdated}{' '}
              <Button size="small" onClick={changes.problem ? changes.dismiss : () => void refresh()}>
                {changes.problem ? texts.dismiss : tryAgain}
              </Button>
            </Notice>
          </Box>
        )}
      </Box>
      {shown && (
        <BarPanel
          bar={shown}
          room={roomOf(shown)}
          onPrevious={opener(-1)}
          onNext={opener(1)}
          onClose={() => setOpen(undefined)}
          today={today}
          onDone={() => void refresh()}
          onMove={() => setMoving(shown)}
          onChange={() => setChanging({ bar: shown })}
          onBook={() => setBooking(shown)}
          onUnblock={() => {
            void changes.unblock(shown);
            setOpen(undefined);
          }}
        />
      )}
      {moving && (
        <MoveDialog
          hotelId={hotelId}
          bar={moving}
          today={today}
          onClose={() => setMoving(undefined)}
          onMove={(to) => {
            setMoving(undefined);
            void changes.move(moving, roomOf(moving), to);
          }}
        />
      )}
      {dropped && (
        <MoveInHouseDialog
          bar={dropped.bar}
          from={roomOf(dropped.bar)?.number}
          to={dropped.to.number}
          today={today}
          onClose={() => setDropped(undefined)}
          onMove={() => {
            setDropped(undefined);
            void changes.move(dropped.bar, roomOf(dropped.bar), dropped.to);
          }}
        />
      )}
      {changing && (
        <StaffChangeDialog
          bookingId={changing.bar.bookingId!}
          {...(changing.to && { chosen: { [changing.bar.stayId!]: { checkOut: changing.to } } })}
          onDone={(done) => (changing.to ? changes.sized(changing.bar, changing.to, done) : void refresh())}
          onClose={() => setChanging(undefined)}
        />
      )}
      {booking && (
        <BookGuestDialog
          {...{ hotelId, today }}
          bar={booking}
          room={roomOf(booking)}
          onClose={() => setBooking(undefined)}
          onDone={(reference) => {
            setBooking(undefined);
            setOpen(undefined);
            changes.booked(reference);
          }}
        />
      )}
      {changes.occupied && <OccupiedDialog {...changes.occupied} onClose={changes.closeOccupied} />}
      {(marked || isBlocking) && data && (
        <BlockDialog
          hotelId={hotelId}
          room={marked?.room}
          from={marked?.from ?? today}
          to={marked?.to ?? addNights(today, 1)}
          onClose={() => {
            setMarked(undefined);
            onBlocked();
          }}
          onDone={changes.blocked}
        />
      )}
      <Snackbar
        key={changes.done?.message}
        open={changes.done !== undefined}
        autoHideDuration={8000}
        onClose={(_event, reason) => reason === 'timeout' && changes.clearDone()}
        message={changes.done?.message}
        action={
          changes.done?.undo && (
            <Button size="small" color="inherit" onClick={changes.done.undo}>
              {texts.undo}
            </Button>
          )
        }
      />
      <Box role="status" sx={hidden}>
        {data && fill(roomCount, { count })}
      </Box>
    </Box>
  );
});

const NO_ROOMS: ReadonlyMap<number, ChartRoom> = new Map();

const findBar = (rooms: ReadonlyMap<number, ChartRoom>, key: string): Bar | undefined =>
  [...rooms.values()].flatMap(({ bars }) => bars).find((bar) => barKey(bar) === key);

/** Over the chart, so that nothing in it moves. */
const noticeStyle = { position: 'absolute', insetInline: 16, bottom: 24, zIndex: 5 };
const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};
