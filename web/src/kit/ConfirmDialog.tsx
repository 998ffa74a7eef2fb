import { useId, type ComponentProps, type ReactNode } from 'react';
import { Button } from './Button';
import { Dialog, DialogActions, DialogContent, DialogTitle } from './Dialog';

interface Props {
  title: string;
  /** What will happen, and what was refused. */
  children: ReactNode;
  /** The button that closes the dialog, such as 'Keep review'. */
  cancel: string;
  /** The button that does it, such as 'Delete review'; undefined while it is impossible. */
  confirm?: string | undefined;
  /** Whether something is lost by it; true unless said otherwise. */
  isLoss?: boolean;
  isSending?: boolean;
  /** Whether it may be confirmed yet; true unless said otherwise. */
  isReady?: boolean;
  shape?: ComponentProps<typeof Dialog>['shape'];
  onConfirm?: () => void;
  onClose: () => void;
  /** What the button that closes it does; by default it only closes it. */
  onCancel?: () => void;
}

/** Asks once more before something that cannot be undone. */
export function ConfirmDialog(props: Props) {
  const { title, children, cancel, confirm, isSending = false, onConfirm, onClose } = props;
  const { isReady = true, isLoss = true, shape, onCancel = onClose } = props;
  const id = useId();
  return (
    <Dialog {...(shape && { shape })} onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{cancel}</Button>
        {confirm !== undefined && (
          <Button
            variant="contained"
            color={isLoss ? 'error' : 'primary'}
            loading={isSending}
            disabled={!isReady}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
