import { useId } from 'react';
import { Button } from '../../kit/Button';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../kit/Dialog';
import { RecoveryCodeList } from '../../session/factors/RecoveryCodeList';
import { codesSaved, saveRecoveryCodes, saveRecoveryCodesText } from '../../session/factors/texts';

interface Props {
  codes: readonly string[];
  onSaved: () => void;
}

/** New recovery codes. They are not shown again, so that only its button closes it. */
export function RecoveryCodesDialog({ codes, onSaved }: Props) {
  const id = useId();
  return (
    <Dialog shape="medium" onClose={() => undefined} aria-labelledby={id}>
      <DialogTitle id={id}>{saveRecoveryCodes}</DialogTitle>
      <DialogContent>
        <div>{saveRecoveryCodesText}</div>
        <RecoveryCodeList codes={codes} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onSaved}>
          {codesSaved}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
