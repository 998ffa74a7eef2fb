import Box from '@mui/material/Box';
import { fill } from '../../../../schema/fill';
import { Dot } from '../../kit/Dot';
import { STAY_STATES, type StayAction } from '../frontdesk/deskRows';
import { StayButtons } from '../frontdesk/StayButtons';
import { StepMessage } from '../frontdesk/StepMessage';
import { useStayAction } from '../frontdesk/useStayAction';
import { useLeaving } from '../frontdesk/useLeaving';
import { useStep } from '../frontdesk/useStep';
import { type Bar, guestOf } from './geometry';
import * as texts from './texts';

interface Props {
  bar: Bar;
  /** The room number. */
  number: number;
  /** Today's date at the hotel. */
  today: string;
  onDone: () => void;
}

/** The status of a bar's stay, with the actions of the front desk. */
export function BarStay({ bar, number, today, onDone }: Props) {
  const { step, act, setOver } = useStep(bar.stayId ?? '', useStayAction(), onDone);
  const leaving = bar.stayId &&
    bar.bookingId && {
      bookingId: bar.bookingId,
      stayId: bar.stayId,
      guest: guestOf(bar),
      checkIn: bar.from,
      checkOut: bar.to,
      owedCents: bar.owedCents,
    };
  const { start, dialog } = useLeaving(leaving || undefined, today, {
    act: (action, slot) => void act(action, slot),
    onEnded: onDone,
  });
  if (!bar.stayId || !bar.state) return null;
  const [tone, state] = STAY_STATES[bar.state];
  const hasMoved = bar.state === 'CHECKED_OUT' && bar.movesTo !== null;
  const guest = guestOf(bar);
  return (
    <Box onPointerEnter={() => setOver(true)} onPointerLeave={() => setOver(false)} sx={stayStyle}>
      <Box sx={rowStyle}>
        <Dot tone={tone}>{hasMoved ? fill(texts.movedToRoom, { number: bar.movesTo! }) : state}</Dot>
        <StayButtons
          {...{ number, guest, step }}
          state={bar.state}
          actions={actionsOf(bar, today)}
          hasKeys
          onAct={start}
        />
      </Box>
      <Box sx={messageStyle}>
        <StepMessage step={step} guest={guest} />
      </Box>
      {dialog}
    </Box>
  );
}

/** The actions that make sense; the server checks the day. */
function actionsOf({ state, from, to, movesTo }: Bar, today: string): StayAction[] {
  if (movesTo !== null && (state === 'CHECKED_OUT' || (state === 'CHECKED_IN' && today >= to))) return [];
  if (state === 'EXPECTED')
    return [
      ...(from <= today && today < to ? (['CHECK_IN'] as const) : []),
      ...(from < today ? (['NO_SHOW'] as const) : []),
    ];
  return state === 'CHECKED_IN' ? ['CHECK_OUT', 'UNDO'] : ['UNDO'];
}

const stayStyle = { position: 'relative', pb: 5 };
const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 40,
  fontSize: 'var(--text-small)',
};
const messageStyle = { position: 'absolute', insetInline: 0, bottom: 4, height: 36 };
