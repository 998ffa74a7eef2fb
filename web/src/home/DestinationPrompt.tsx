import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

/** Asks for what a search cannot do without. */
export function DestinationPrompt({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} aria-labelledby="destination-prompt">
      <DialogTitle id="destination-prompt">Select a destination</DialogTitle>
      <DialogContent>Choose the city where you want to stay, and we look for rooms there.</DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          Continue
        </Button>
      </DialogActions>
    </Dialog>
  );
}
