import { skipToken } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { spokenStay } from '../../kit/format';
import { RowsSkeleton } from '../../kit/RowsSkeleton';
import { BookingRowDetails } from '../bookings/BookingRowDetails';
import { Details } from '../table/Details';
import { RowPanel } from '../table/RowPanel';
import { BarStay } from './BarStay';
import { barKey, type Bar } from './geometry';
import { useTapeBookingQuery } from './TapeChart.generated';
import type { Room } from './useTiles';

interface Props {
  bar: Bar;
  room: Room | undefined;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
  onMove: () => void;
  onUnblock: () => void;
  /** The day at the hotel. */
  today: string;
  /** The state of the stay is another one now. */
  onDone: () => void;
}

/** What a bar of the chart stands for: the booking, or why the nights are blocked. */
export function BarPanel({ bar, room, onMove, onUnblock, today, onDone, ...rest }: Props) {
  const { bookingId: id } = bar;
  const { data } = useTapeBookingQuery(
    id ? { variables: { id }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const isOver = bar.state === 'CHECKED_OUT' || bar.state === 'NO_SHOW';
  const number = room ? `Room ${room.number}` : 'Room';
  if (!id)
    return (
      <RowPanel title={`${number}, blocked`} {...rest}>
        <Details
          facts={[
            ['Nights', spokenStay(bar.from, bar.to)],
            ['Reason', bar.reason],
          ]}
          actions={
            <Button size="small" variant="contained" onClick={onUnblock}>
              Unblock these nights
            </Button>
          }
        />
      </RowPanel>
    );
  return (
    <RowPanel title={`${number}, ${bar.guestName}`} {...rest}>
      {room && <BarStay key={barKey(bar)} {...{ bar, today, onDone }} number={room.number} />}
      {bar.kind === 'CONFIRMED' && !isOver && (
        <Button size="small" variant="outlined" onClick={onMove} sx={{ mb: 2 }}>
          Move to another room
        </Button>
      )}
      {data?.booking ? <BookingRowDetails row={data.booking} /> : <RowsSkeleton height={160} rows={1} />}
    </RowPanel>
  );
}
