import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { CheckField } from '../../kit/Field';
import { SCREEN_KEYS } from './shortcuts';

interface Props {
  areOn: boolean;
  onSwitch: (on: boolean) => void;
  onClose: () => void;
}

const COMMANDS = [
  ['Ctrl K', 'Go to a screen, booking, user or hotel'],
  ['?', 'This sheet'],
  ['/', 'Search in the list'],
  ['f', 'Add a filter'],
] as const;
const IN_TABLES = [
  ['← ↑ → ↓', 'From cell to cell'],
  ['Page ↑ ↓', 'A screen of rows up or down'],
  ['Enter', 'Open the row; on a heading, sort by it'],
  ['Esc', 'Close the row’s details'],
] as const;

/** All keys of the staff area; single ones can be switched off. */
export function ShortcutSheet({ areOn, onSwitch, onClose }: Props) {
  const screens = [...SCREEN_KEYS].map(([key, { label }]) => [`g ${key}`, label] as const);
  return (
    <Dialog open onClose={onClose} maxWidth="md" aria-labelledby="shortcuts">
      <DialogTitle id="shortcuts">Keyboard shortcuts</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <Box sx={{ display: 'grid', columnGap: 5, rowGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <div>
            <Keys title="Everywhere" keys={COMMANDS} />
            <Keys title="In a table" keys={IN_TABLES} />
          </div>
          <Keys title="Screens" keys={screens} />
        </Box>
        <CheckField
          label="Single keys do something"
          hint="Ctrl K always does."
          checked={areOn}
          onChange={onSwitch}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Keys({ title, keys }: { title: string; keys: readonly (readonly [string, string])[] }) {
  return (
    <Box component="section" aria-label={title} sx={{ mb: 2 }}>
      <Box sx={{ fontWeight: 600, mb: 1 }}>{title}</Box>
      <Box component="dl" sx={listStyle}>
        {keys.map(([key, what]) => (
          <Box key={key} sx={{ display: 'contents' }}>
            <Box component="dt">
              <Box component="kbd" sx={keyStyle}>
                {key}
              </Box>
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {what}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const listStyle = {
  display: 'grid',
  gridTemplateColumns: '88px 1fr',
  alignItems: 'center',
  rowGap: 0.75,
  m: 0,
  fontSize: 'var(--text-small)',
};
const keyStyle = {
  px: 0.75,
  py: 0.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: 'var(--radius-small)',
  fontFamily: 'inherit',
  fontSize: 'var(--text-small)',
  whiteSpace: 'nowrap',
};
