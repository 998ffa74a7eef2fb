import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import DisturbIcon from '@mui/icons-material/DoNotDisturbOnOutlined';
import RepairIcon from '@mui/icons-material/HandymanOutlined';
import { fill } from '../../../../schema/fill';
import { Dot } from '../../kit/Dot';
import { spokenDate } from '../../kit/format';
import { withinSentence } from '../../../../schema/withinSentence';
import type { Wish } from './roomOutbox';
import { NEXT, STATUS_TONES, STATUS_WORDS, workWords, type RoomRow } from './roomRows';
import * as texts from './texts';

interface Props {
  room: RoomRow;
  isOpen: boolean;
  /** Whether the name of the person who cleans it is shown. */
  namesAssignee: boolean;
  onChange: (room: RoomRow, wish: Wish) => void;
  onOpen: (room: RoomRow) => void;
}

/** A room on a phone: what is to be done in it today, and one large button for what comes next. */
export function RoomCard({ room, isOpen, namesAssignee, onChange, onOpen }: Props) {
  const { state, title, openRepairs, isPending } = room;
  const { number } = state.roomNumber;
  const next = NEXT[state.status];
  const work = workWords(room);
  return (
    <Box component="li" data-room={number} sx={{ ...cardStyle, ...(isOpen && openStyle) }}>
      <ButtonBase
        aria-label={fill(texts.openRoom, { number })}
        aria-expanded={isOpen}
        onClick={() => onOpen(room)}
        sx={factsStyle}
      >
        <Box component="span" sx={numberStyle}>
          {number}
        </Box>
        <Box component="span" sx={{ minWidth: 0 }}>
          <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
            {work.join(' · ')}
          </Box>
          <Box component="span" sx={quietStyle}>
            {[title, namesAssignee && state.assignee?.name].filter(Boolean).join(' · ')}
          </Box>
          {state.outOfOrder && (
            <Box component="span" sx={{ ...quietStyle, color: 'text.primary' }}>
              {fill(texts.outUntil, {
                day: spokenDate(state.outOfOrder.until),
                reason: state.outOfOrder.reason,
              })}
            </Box>
          )}
          {(state.doNotDisturb || openRepairs > 0) && (
            <Box component="span" sx={marksStyle}>
              {state.doNotDisturb && (
                <span>
                  <DisturbIcon aria-hidden />
                  {texts.doNotDisturb}
                </span>
              )}
              {openRepairs > 0 && (
                <span>
                  <RepairIcon aria-hidden />
                  {fill(texts.repairCount, { count: openRepairs })}
                </span>
              )}
            </Box>
          )}
        </Box>
        <Box component="span" sx={statusStyle}>
          <Dot tone={STATUS_TONES[state.status]}>{STATUS_WORDS[state.status]}</Dot>
          {isPending && (
            <Box component="span" sx={{ ...quietStyle, textAlign: 'right' }}>
              {texts.willBeSent}
            </Box>
          )}
        </Box>
      </ButtonBase>
      {next && (
        <Button
          fullWidth
          size="large"
          variant={state.status === 'DIRTY' ? 'contained' : 'outlined'}
          aria-label={fill(texts.markRoom, { number, status: withinSentence(STATUS_WORDS[next]) })}
          onClick={() => onChange(room, { status: next })}
          sx={nextStyle}
        >
          {next === 'CLEAN' ? texts.markClean : texts.inspect}
        </Button>
      )}
    </Box>
  );
}

const cardStyle = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  border: 1,
  borderColor: 'divider',
  borderRadius: 'var(--radius-card)',
  bgcolor: 'background.paper',
  overflow: 'hidden',
};
const openStyle = { boxShadow: 'inset 4px 0 0 var(--teal)' };
const factsStyle = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: 1.5,
  minHeight: 72,
  p: 1.5,
  textAlign: 'left',
  font: 'inherit',
  fontSize: 'var(--text-body)',
  '&:focus-visible': { outlineOffset: -2 },
};
const numberStyle = {
  fontSize: 'var(--text-heading-3)',
  fontWeight: 700,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  minWidth: '2.4em',
};
const quietStyle = { display: 'block', fontSize: 'var(--text-small)', color: 'text.secondary' };
const marksStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  mt: 0.5,
  fontSize: 'var(--text-small)',
  '& span': { display: 'inline-flex', alignItems: 'center', gap: 0.5 },
  '& svg': { fontSize: 'var(--text-body)' },
};
const statusStyle = { display: 'grid', justifyItems: 'end', gap: 0.25, fontSize: 'var(--text-small)' };
const nextStyle = { mx: 1.5, mb: 1.5, width: 'auto' };
