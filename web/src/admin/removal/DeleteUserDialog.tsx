import { useState } from 'react';
import DialogContentText from '@mui/material/DialogContentText';
import { fill } from '../../../../schema/fill';
import { useRefusal } from '../../session/useRefusal';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { dollars } from '../../kit/format';
import { Notice } from '../../kit/Notice';
import { useDeleteUserMutation } from './Deletions.generated';
import { cancel } from '../../kit/texts';
import * as texts from './texts';

interface Props {
  user: { id: string; name: string };
  /** Called after the account is deleted; the caller shows the notice. */
  onDeleted: () => void;
  onClose: () => void;
}

/** Deletes an account. If it has upcoming paid stays, asks again with their number and the refund. */
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
      title={fill(texts.deleteAccountOf, { name: user.name })}
      cancel={cancel}
      confirm={ahead ? texts.cancelBookingsAndDelete : texts.deleteAccount}
      isSending={loading}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <DialogContentText>{texts.accountDeletionEffects}</DialogContentText>
      {ahead && (
        <Notice kind="info">
          {fill(texts.paidBookingsCancelled, {
            count: ahead.bookings,
            refund: dollars(ahead.refundCents),
          })}
        </Notice>
      )}
      {refusal.notice}
    </ConfirmDialog>
  );
}
