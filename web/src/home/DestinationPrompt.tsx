import { Button } from '../kit/Button';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../kit/Dialog';
import * as texts from './texts';

/** Asks for a destination, without which a search cannot start. */
export function DestinationPrompt({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} aria-labelledby="destination-prompt">
      <DialogTitle id="destination-prompt">{texts.selectDestination}</DialogTitle>
      <DialogContent>{texts.selectDestinationText}</DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          {texts.continueSearch}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
