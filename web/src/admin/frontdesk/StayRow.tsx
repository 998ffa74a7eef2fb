import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NoteIcon from '@mui/icons-material/StickyNote2Outlined';
import { arrivalHourWords } from '../../../../schema/arrivals';
import { fill } from '../../../../schema/fill';
import { partyWords } from '../../../../schema/partyWords';
import { requestWords } from '../../../../schema/stayRequests';
import { heldWords } from '../../bookings/balance/heldUntil';
import { dollars, spokenStay } from '../../kit/format';
import { Dot } from '../../kit/Dot';
import {
  moveOf,
  outcomeOf,
  STAY_STATES,
  warningOf,
  type DeskRow,
  type Slot,
  type StayAction,
} from './deskRows';
import { quietStyle, rowStyle } from './rowStyles';
import { ROOM_WORDS, type RoomStatuses } from './roomReadiness';
import { StayButtons } from './StayButtons';
import { StepMessage } from './StepMessage';
import * as texts from './texts';
import { useArriving } from './useArriving';
import { useLeaving } from './useLeaving';
import { useJustChanged } from './useJustChanged';
import type { SendStep } from './useStayAction';
import { useStep } from './useStep';

export interface RowProps {
  today: string;
  opened: string | undefined;
  onOpen: (row: DeskRow) => void;
  send: SendStep;
  statuses: RoomStatuses;
  /** An action begins. */
  onAct: () => void;
  /** An action has succeeded; the outcome is read out. */
  onDone: (outcome: string) => void;
}

/** A stay of a list. The result of an action covers its dates, so the row keeps its height. */
export function StayRow({ row, index, ...props }: RowProps & { row: DeskRow; index: number }) {
  const { today, opened, onOpen, send, statuses, onAct, onDone } = props;
  const { stay, booking, actions } = row;
  const [tone, state] = STAY_STATES[stay.state];
  const warning = warningOf(row, today);
  const move = moveOf(row);
  const notes = booking.notes.length;
  const guest = booking.user.name;
  const tell = (action: StayAction) =>
    onDone(fill(texts.roomOutcome, { number: stay.number, outcome: outcomeOf(action, guest) }));
  const { step, act, setOver } = useStep(stay.id, send, tell);
  const hasJustChanged = useJustChanged(`${index} ${actions.join(' ')}`);
  const { checkIn, checkOut } = stay;
  const { id: bookingId, owedCents } = booking;
  const leaving = { bookingId, stayId: stay.id, checkIn, checkOut, owedCents, guest };
  const { start: leave, dialog: leavingDialog } = useLeaving(leaving, today, {
    act: (action: StayAction, slot: Slot) => {
      onAct();
      void act(action, slot);
    },
    onEnded: tell,
  });
  const status = stay.state === 'EXPECTED' ? statuses.get(stay.number) : undefined;
  const { start, dialog } = useArriving({ number: stay.number, status }, leave);
  const element = useRef<HTMLLIElement>(null);
  const isOpened = opened === row.id;
  useEffect(() => {
    if (isOpened && element.current && isOutOfSight(element.current))
      element.current.scrollIntoView({ block: 'center' });
  }, [isOpened]);
  return (
    <Box
      component="li"
      ref={element}
      onPointerEnter={() => setOver(true)}
      onPointerLeave={() => setOver(false)}
      sx={{ ...stayStyle, ...(isOpened && openedStyle) }}
    >
      <Box sx={{ gridArea: 'room', fontWeight: 700, fontSize: 'var(--text-lead)' }}>{stay.number}</Box>
      <Box sx={{ gridArea: 'guest', minWidth: 0 }}>
        <Button
          variant="text"
          aria-expanded={isOpened}
          onClick={() => onOpen(row)}
          sx={{ p: 0, minWidth: 0, minHeight: 24, textAlign: 'left', fontWeight: 600, color: 'text.primary' }}
        >
          {booking.leadGuest?.name ?? guest}
        </Button>
        <Box sx={quietStyle}>
          {[stay.title, booking.party && partyWords(booking.party)].filter(Boolean).join(' · ')}
          {(booking.requests.length > 0 || booking.requestNote) && (
            <Box component="span" sx={requestStyle}>
              {requestWords(booking.requests, booking.requestNote)}
            </Box>
          )}
          {notes > 0 && (
            <Box component="span" sx={{ ml: 1, whiteSpace: 'nowrap' }}>
              <NoteIcon aria-hidden sx={{ fontSize: 'var(--text-body)', verticalAlign: '-2px', mr: 0.5 }} />
              {fill(texts.noteCount, { count: notes })}
            </Box>
          )}
        </Box>
      </Box>
      <Box sx={{ gridArea: 'dates', ...quietStyle }}>
        {spokenStay(stay.checkIn, stay.checkOut)}
        {move && (
          <Box component="span" sx={nextLineStyle}>
            {move}
          </Box>
        )}
        {booking.arrivalHour !== null &&
          !stay.movedFrom &&
          (stay.state === 'EXPECTED' || stay.checkIn === today) && (
            <Box component="span" sx={nextLineStyle}>
              {fill(stay.state === 'EXPECTED' ? texts.arrivesAt : texts.expectedAt, {
                hours: arrivalHourWords(booking.arrivalHour),
              })}
            </Box>
          )}
      </Box>
      <Box sx={stateStyle}>
        <Dot tone={warning ? 'warning' : tone}>{warning ?? state}</Dot>
        {status && <Dot tone={ROOM_WORDS[status][0]}>{ROOM_WORDS[status][1]}</Dot>}
        {booking.heldUntil && <span>{heldWords(booking.heldUntil)}</span>}
        {owedCents > 0 ? (
          <strong>{fill(texts.owes, { amount: dollars(owedCents) })}</strong>
        ) : (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {texts.owesNothing}
          </Box>
        )}
      </Box>
      <Box
        onClickCapture={(event) => {
          if (event.detail > 0 && !step && hasJustChanged()) event.stopPropagation();
        }}
        sx={{ gridArea: 'actions' }}
      >
        <StayButtons
          number={stay.number}
          guest={guest}
          state={stay.state}
          actions={actions}
          step={step}
          hasKeys={isOpened}
          onAct={start}
        />
      </Box>
      <Box sx={overDates}>
        <StepMessage step={step} guest={guest} />
      </Box>
      {dialog}
      {leavingDialog}
    </Box>
  );
}

/** Whether a row must be scrolled to, as one that the palette or the arrows of the details opened. */
function isOutOfSight(row: Element): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  return bottom < 0 || top > innerHeight;
}

const openedStyle = { boxShadow: 'inset 4px 0 0 var(--teal)' };
const stayStyle = {
  ...rowStyle,
  gridTemplateColumns: { xs: '44px minmax(0, 1fr) auto', md: '48px minmax(112px, 1fr) 208px 124px 188px' },
  gridTemplateAreas: {
    xs: '"room guest actions" "dates dates dates" "state state state"',
    md: '"room guest dates state actions"',
  },
};
/** Beside each other on phones, so that four stays fit a screen; below each other in the column of a table. */
const stateStyle = {
  gridArea: 'state',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.25,
  fontSize: 'var(--text-small)',
  '& > *': { flexBasis: { md: '100%' } },
};
const nextLineStyle = { display: { md: 'block' }, ml: { xs: 1, md: 0 }, color: 'text.primary' };
const requestStyle = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: { xs: '1', md: 'none' },
  overflow: 'hidden',
  color: 'text.primary',
};
const overDates = {
  pointerEvents: 'none',
  position: 'absolute',
  inset: 0,
  my: { md: '-4px' },
  gridColumn: 'dates-start / state-end',
  gridRow: 'dates-start / state-end',
  '&:not(:empty)': { bgcolor: 'background.paper' },
};
