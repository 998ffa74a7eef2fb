import { skipToken } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { fill } from '../../../../schema/fill';
import { spokenStay } from '../../kit/format';
import { RowsSkeleton } from '../../kit/RowsSkeleton';
import { TextLink } from '../../kit/TextLink';
import { BookingRowDetails } from '../bookings/BookingRowDetails';
import { ACTION_KEYS, keyProps } from '../layout/actionKeys';
import { KeyHint } from '../layout/KeyHint';
import { staffPaths } from '../staffPaths';
import { Details } from '../table/Details';
import { RowPanel } from '../table/RowPanel';
import { BarStay } from './BarStay';
import { type Bar, barKey, guestOf } from './geometry';
import { useTapeBookingQuery } from './TapeChart.generated';
import * as texts from './texts';
import type { ChartRoom } from './useTiles';

interface Props {
  bar: Bar;
  room: ChartRoom | undefined;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
  onMove: () => void;
  onChange: () => void;
  onUnblock: () => void;
  onBook: () => void;
  /** Today's date at the hotel. */
  today: string;
  /** The state of the stay has changed. */
  onDone: () => void;
}

/** The details of a bar: its booking, or the reason why the nights are blocked. */
export function BarPanel({ bar, room, onMove, onChange, onUnblock, onBook, today, onDone, ...rest }: Props) {
  const { bookingId: id } = bar;
  const { data } = useTapeBookingQuery(
    id ? { variables: { id }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const isOver = bar.state === 'CHECKED_OUT' || bar.state === 'NO_SHOW';
  if (!id) return <BlockPanel {...{ bar, room, onUnblock, onBook, today }} {...rest} />;
  const guest = guestOf(bar);
  const title = room
    ? fill(texts.guestInRoom, { number: room.number, guest })
    : fill(texts.guestInUnknownRoom, { guest });
  return (
    <RowPanel title={title} {...rest}>
      {room && <BarStay key={barKey(bar)} {...{ bar, today, onDone }} number={room.number} />}
      {bar.kind === 'CONFIRMED' && !isOver && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
          <Button size="small" variant="outlined" onClick={onMove}>
            {texts.moveToAnotherRoom}
          </Button>
          <Button
            size="small"
            variant="outlined"
            onClick={onChange}
            {...keyProps(ACTION_KEYS.change, texts.changeDates)}
          >
            {texts.changeDates}
            <KeyHint of={ACTION_KEYS.change} />
          </Button>
        </Box>
      )}
      {data?.booking ? (
        <BookingRowDetails booking={data.booking} hasStays={false} onDone={onDone} />
      ) : (
        <RowsSkeleton height={160} rows={1} />
      )}
    </RowPanel>
  );
}

type BlockProps = Pick<
  Props,
  'bar' | 'room' | 'today' | 'onPrevious' | 'onNext' | 'onClose' | 'onUnblock' | 'onBook'
>;

/** The details of blocked nights. Those of another site are released there. */
function BlockPanel({ bar, room, today, onUnblock, onBook, ...rest }: BlockProps) {
  const { fromCalendar, from, to, reason } = bar;
  const unknown = fromCalendar ? texts.otherSiteUnknownRoom : texts.blockedUnknownRoom;
  const known = fromCalendar ? texts.otherSiteRoom : texts.blockedRoom;
  return (
    <RowPanel title={room ? fill(known, { number: room.number }) : unknown} {...rest}>
      <Details
        facts={[
          [texts.nights, spokenStay(from, to)],
          [fromCalendar ? texts.takenBy : texts.reason, reason],
        ]}
        actions={
          fromCalendar ? (
            <>
              {to > today && (
                <Button size="small" variant="contained" sx={{ mb: 1 }} onClick={onBook}>
                  {texts.bookForGuest}
                </Button>
              )}
              <div>
                {texts.otherSiteHint} <TextLink to={staffPaths.calendars()}>{texts.openCalendars}</TextLink>
              </div>
            </>
          ) : (
            <Button size="small" variant="contained" onClick={onUnblock}>
              {texts.unblockNights}
            </Button>
          )
        }
      />
    </RowPanel>
  );
}
