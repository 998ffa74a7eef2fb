import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { viewNameProblem } from '../../../../schema/textRules';
import { TextField } from '../../kit/TextField';
import { useForm } from '../../kit/useForm';
import type { SavedView, SavedViews } from './useSavedViews';

interface Props {
  /** The view that gets another name; without it what is shown is saved as a new one. */
  view: SavedView | undefined;
  saved: SavedViews;
  onClose: () => void;
}

/** Asks what a view is to be called. */
export function ViewNameDialog({ view, saved, onClose }: Props) {
  const { bind, submit, isSending } = useForm({ name: viewNameProblem }, { name: view?.name ?? '' });
  const send = submit(async ({ name }) => {
    if (await (view ? saved.rename(view, name) : saved.add(name))) onClose();
  });
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="view-title">
      <Box component="form" noValidate onSubmit={send}>
        <DialogTitle id="view-title">{view ? `Rename ${view.name}` : 'Save as a new view'}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <TextField
            label="Name of the view"
            hint="It keeps search, filters, order, columns and density, for you alone."
            autoFocus
            field={bind('name')}
          />
          {saved.notice}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" loading={isSending}>
            Save
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
