import { Button } from '../kit/Button';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../kit/Dialog';

/** Asks for what a search cannot do without. */
export function DestinationPrompt({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} aria-labelledby="destination-prompt">
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
