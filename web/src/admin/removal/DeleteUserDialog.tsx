import { useState } from 'react';
import DialogContentText from '@mui/material/DialogContentText';
import { useRefusal } from '../../session/useRefusal';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { counted, dollars } from '../../kit/format';
import { Notice } from '../../kit/Notice';
import { useDeleteUserMutation } from './Deletions.generated';

interface Props {
  user: { id: string; name: string };
  /** Called when the account is gone; whoever opened the dialog says so. */
  onDeleted: () => void;
  onClose: () => void;
}

/** Deletes an account; where it has paid stays ahead, asks once more with their number and the sum. */
export function DeleteUserDialog({ user, onDeleted, onClose }: Props) {
  const refusal = useRefusal();
  const [ahead, setAhead] = useState<{ bookings: number; refundCents: number }>();
  const [deleteUser, { loading }] = useDeleteUserMutation();
  const remove = async () => {
    const input = { userId: user.id, cancelPaidStays: ahead !== undefined };
    const answer = (await refusal.answerOf(deleteUser({ variables: { input } })))?.deleteUser;
    if (answer?.__typename === 'UserDeleted') return onDeleted();
    if (answer?.__typename === 'PaidStaysAhead') setAhead(answer);
    else if (answer) refusal.show(answer);
  };
  return (
    <ConfirmDialog
      title={`Delete the account of ${user.name}?`}
      cancel="Cancel"
      confirm={ahead ? 'Cancel bookings and delete' : 'Delete account'}
      isSending={loading}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <DialogContentText>
        Name, e-mail address and photo go, and unpaid holds end; past bookings stay without a name. This is
        irreversible.
      </DialogContentText>
      {ahead && (
        <Notice kind="info">
          {`${counted(ahead.bookings, 'paid booking')} ahead ${ahead.bookings === 1 ? 'is' : 'are'} cancelled with the account, and ${dollars(ahead.refundCents)} is refunded by their terms.`}
        </Notice>
      )}
      {refusal.notice}
    </ConfirmDialog>
  );
}
