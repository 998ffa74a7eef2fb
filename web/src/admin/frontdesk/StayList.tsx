import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import NoteIcon from '@mui/icons-material/StickyNote2Outlined';
import { arrivalHourWords } from '../../../../schema/arrivals';
import { counted, spokenStay } from '../../kit/format';
import { Dot } from '../../kit/Dot';
import { ACTIONS, STATES, warningOf, type DeskRow, type StayAction } from './deskRows';

interface Props {
  title: string;
  rows: readonly DeskRow[];
  empty: string;
  today: string;
  opened: string | undefined;
  isBusy: boolean;
  onOpen: (row: DeskRow) => void;
  onAct: (row: DeskRow, action: StayAction) => void;
}

/** One list of the front desk, by room number. */
export function StayList({ title, rows, empty, ...rest }: Props) {
  const id = title.toLowerCase().replace(/\W+/g, '-');
  return (
    <Box component="section" aria-labelledby={id}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mb: 1 }}>
        <Typography variant="h4" component="h2" id={id}>
          {title}
        </Typography>
        <Box sx={{ color: 'text.secondary', fontSize: 'var(--text-small)' }}>
          {counted(rows.length, 'stay')}
        </Box>
      </Box>
      {rows.length === 0 ? (
        <Box sx={{ color: 'text.secondary', py: 1.5 }}>{empty}</Box>
      ) : (
        <Box component="ul" aria-labelledby={id} sx={listStyle}>
          {rows.map((row) => (
            <StayLine key={row.id} row={row} {...rest} />
          ))}
        </Box>
      )}
    </Box>
  );
}

type LineProps = Omit<Props, 'title' | 'rows' | 'empty'> & { row: DeskRow };

function StayLine({ row, today, opened, isBusy, onOpen, onAct }: LineProps) {
  const { stay, booking, actions } = row;
  const [tone, state] = STATES[stay.state];
  const warning = warningOf(row, today);
  const notes = booking.notes.length;
  return (
    <Box component="li" sx={{ ...lineStyle, ...(opened === row.id && openedStyle) }}>
      <Box sx={{ gridArea: 'room', fontWeight: 700, fontSize: 'var(--text-lead)' }}>{stay.number}</Box>
      <Box sx={{ gridArea: 'guest', minWidth: 0 }}>
        <Button
          variant="text"
          aria-expanded={opened === row.id}
          onClick={() => onOpen(row)}
          sx={{ p: 0, minWidth: 0, minHeight: 24, textAlign: 'left', fontWeight: 600, color: 'text.primary' }}
        >
          {booking.user.name}
        </Button>
        <Box sx={quietStyle}>
          {stay.title}
          {notes > 0 && (
            <Box component="span" sx={{ ml: 1, whiteSpace: 'nowrap' }}>
              <NoteIcon aria-hidden sx={{ fontSize: 'var(--text-body)', verticalAlign: '-2px', mr: 0.5 }} />
              {counted(notes, 'note')}
            </Box>
          )}
        </Box>
      </Box>
      <Box sx={{ gridArea: 'dates', ...quietStyle }}>
        {spokenStay(stay.checkIn, stay.checkOut)}
        {stay.state === 'EXPECTED' && booking.arrivalHour !== null && (
          <Box component="span" sx={{ display: 'block', color: 'text.primary' }}>
            Arrives {arrivalHourWords(booking.arrivalHour)}
          </Box>
        )}
      </Box>
      <Box sx={{ gridArea: 'state', fontSize: 'var(--text-small)' }}>
        <Dot tone={warning ? 'warning' : tone}>{warning ?? state}</Dot>
      </Box>
      <Box sx={{ gridArea: 'actions', display: 'flex', gap: 1, justifyContent: { sm: 'flex-end' } }}>
        {actions.map((action) => (
          <Button
            key={action}
            size="small"
            variant={action === 'CHECK_IN' || action === 'CHECK_OUT' ? 'outlined' : 'text'}
            color={action === 'NO_SHOW' ? 'error' : 'primary'}
            disabled={isBusy}
            aria-label={`${ACTIONS[action]}: room ${stay.number}, ${booking.user.name}`}
            onClick={() => onAct(row, action)}
          >
            {ACTIONS[action]}
          </Button>
        ))}
      </Box>
    </Box>
  );
}

const openedStyle = { boxShadow: 'inset 4px 0 0 var(--teal)' };
const quietStyle = { fontSize: 'var(--text-small)', color: 'text.secondary' };
const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 'var(--radius-card)',
  overflow: 'hidden',
  bgcolor: 'background.paper',
};
const lineStyle = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  px: 2,
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
  gridTemplateColumns: { xs: '56px minmax(0, 1fr)', md: '48px minmax(112px, 1fr) 208px 124px 172px' },
  gridTemplateAreas: {
    xs: '"room guest" ". dates" ". state" ". actions"',
    md: '"room guest dates state actions"',
  },
};
