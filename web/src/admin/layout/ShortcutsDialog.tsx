import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { CheckField } from '../../kit/Field';
import { close } from '../../kit/texts';
import { useStaffDuties } from '../duties/useStaffDuties';
import { ACTION_KEYS, STAY_KEYS } from './actionKeys';
import { screenKeys } from './shortcuts';
import * as texts from './texts';

interface Props {
  areOn: boolean;
  onSwitch: (on: boolean) => void;
  onClose: () => void;
}

const COMMANDS = [
  [texts.goToKeys, texts.goToAnything],
  ['?', texts.showShortcuts],
  ['/', texts.searchList],
  ['f', texts.addFilter],
] as const;
const IN_TABLES = [
  [texts.arrowKeys, texts.moveBetweenCells],
  [texts.pageKeys, texts.moveOneScreen],
  [texts.enterKey, texts.openRowOrSort],
  [texts.escapeKey, texts.closeDetails],
] as const;
const ON_BOOKING = [
  [STAY_KEYS.CHECK_IN, texts.checkIn],
  [STAY_KEYS.CHECK_OUT, texts.checkOut],
  [STAY_KEYS.UNDO, texts.undoStep],
  [ACTION_KEYS.takePayment, texts.takePayment],
  [ACTION_KEYS.change, texts.changeStay],
  [ACTION_KEYS.refund, texts.refundGuest],
  [ACTION_KEYS.cancel, texts.cancelBooking],
  [ACTION_KEYS.note, texts.writeNote],
  [ACTION_KEYS.print, texts.saveReceipt],
] as const;

/** The keyboard shortcuts of the staff area. Single keys can be switched off. */
export function ShortcutsDialog({ areOn, onSwitch, onClose }: Props) {
  const screens = [...screenKeys(useStaffDuties())].map(([key, { label }]) => [`g ${key}`, label] as const);
  return (
    <Dialog open onClose={onClose} maxWidth="md" aria-labelledby="shortcuts">
      <DialogTitle id="shortcuts">{texts.shortcuts}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <Box sx={{ display: 'grid', columnGap: 5, rowGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <div>
            <Keys title={texts.everywhere} keys={COMMANDS} />
            <Keys title={texts.inTables} keys={IN_TABLES} />
            <Keys title={texts.onBooking} keys={ON_BOOKING} />
          </div>
          <Keys title={texts.screens} keys={screens} />
        </Box>
        <CheckField
          label={texts.useSingleKeys}
          hint={texts.goToAlwaysWorks}
          checked={areOn}
          onChange={onSwitch}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {close}
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
