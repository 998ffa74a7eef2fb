import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { fill } from '../../../../schema/fill';
import { viewNameProblem } from '../../../../schema/textRules';
import { cancel, save } from '../../kit/texts';
import { TextField } from '../../kit/TextField';
import { useForm } from '../../kit/useForm';
import * as texts from './texts';
import type { SavedView, SavedViews } from './useSavedViews';

interface Props {
  /** The view to rename; undefined to save the current state as a new one. */
  view: SavedView | undefined;
  saved: SavedViews;
  onClose: () => void;
}

/** Asks for the name of a view. */
export function ViewNameDialog({ view, saved, onClose }: Props) {
  const { bind, submit, isSending } = useForm({ name: viewNameProblem }, { name: view?.name ?? '' });
  const send = submit(async ({ name }) => {
    if (await (view ? saved.rename(view, name) : saved.add(name))) onClose();
  });
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="view-title">
      <Box component="form" noValidate onSubmit={send}>
        <DialogTitle id="view-title">
          {view ? fill(texts.renameView, { name: view.name }) : texts.saveAsNewView}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <TextField label={texts.viewName} hint={texts.viewNameHint} autoFocus field={bind('name')} />
          {saved.notice}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" variant="contained" loading={isSending}>
            {save}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
