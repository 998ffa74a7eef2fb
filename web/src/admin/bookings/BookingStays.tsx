import Box from '@mui/material/Box';
import { fill } from '../../../../schema/fill';
import { todayIn } from '../../../../schema/nights';
import { Dot } from '../../kit/Dot';
import { spokenStay } from '../../kit/format';
import { STAY_STATES } from '../frontdesk/deskRows';
import { ROOM_WORDS, type RoomStatus } from '../frontdesk/roomReadiness';
import { StayButtons } from '../frontdesk/StayButtons';
import { StepMessage } from '../frontdesk/StepMessage';
import { useArriving } from '../frontdesk/useArriving';
import { useLeaving } from '../frontdesk/useLeaving';
import { useStayAction } from '../frontdesk/useStayAction';
import { useStep } from '../frontdesk/useStep';
import type { BookingWork_BookingFragment } from './BookingWork.generated';
import * as texts from './texts';

interface Props {
  booking: BookingWork_BookingFragment;
  onDone: () => void;
}

/** The stays of a booking with the actions of the front desk. */
export function BookingStays({ booking, onDone }: Props) {
  const { deskStays, roomStates, hotel } = booking;
  const statuses = new Map(roomStates.map(({ roomNumber, status }) => [roomNumber.number, status]));
  if (!deskStays.length || !hotel) return null;
  const today = todayIn(hotel.city.timeZone, new Date());
  return (
    <Box component="ul" aria-label={texts.stays} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {deskStays.map((row) => (
        <Row
          key={row.id}
          {...{ row, booking, today, onDone }}
          status={row.stay.state === 'EXPECTED' ? statuses.get(row.stay.number) : undefined}
        />
      ))}
    </Box>
  );
}

interface RowProps extends Props {
  row: BookingWork_BookingFragment['deskStays'][number];
  today: string;
  status: RoomStatus | undefined;
}

function Row({ row: { stay, actions }, booking, today, status, onDone }: RowProps) {
  const guest = booking.user.name;
  const { step, act, setOver } = useStep(stay.id, useStayAction(), onDone);
  const { id: bookingId, owedCents } = booking;
  const { id: stayId, checkIn, checkOut, number, state } = stay;
  const leaving = useLeaving({ bookingId, stayId, checkIn, checkOut, owedCents, guest }, today, {
    act: (action, slot) => void act(action, slot),
    onEnded: onDone,
  });
  const arriving = useArriving({ number, status }, leaving.start);
  const [tone, word] = STAY_STATES[state];
  return (
    <Box
      component="li"
      onPointerEnter={() => setOver(true)}
      onPointerLeave={() => setOver(false)}
      sx={rowStyle}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>{fill(texts.roomOfStay, { title: stay.title, number })}</Box>
        <Box sx={{ color: 'text.secondary' }}>{spokenStay(checkIn, checkOut)}</Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
          <Dot tone={tone}>{word}</Dot>
          {status && <Dot tone={ROOM_WORDS[status][0]}>{ROOM_WORDS[status][1]}</Dot>}
        </Box>
      </Box>
      <StayButtons {...{ number, guest, state, actions, step }} hasKeys isNarrow onAct={arriving.start} />
      <Box sx={messageStyle}>
        <StepMessage step={step} guest={guest} />
      </Box>
      {arriving.dialog}
      {leaving.dialog}
    </Box>
  );
}

const rowStyle = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  py: 1,
  fontSize: 'var(--text-small)',
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
/** Over the words of the stay, so that nothing moves under the pointer. */
const messageStyle = {
  pointerEvents: 'none',
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: 68,
  maxWidth: 'calc(100% - 112px)',
  '&:not(:empty)': { bgcolor: 'background.paper' },
};
