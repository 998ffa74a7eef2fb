import { useState } from 'react';
import DialogContentText from '@mui/material/DialogContentText';
import { paths } from '../paths';
import { useSession } from '../session/SessionProvider';
import { inlineErrors, useRefusal } from '../session/useRefusal';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { counted, dollars } from '../ui/format';
import { useDeleteAccountMutation } from './DeleteAccountDialog.generated';

interface StaysAhead {
  bookings: number;
  refundCents: number;
}

const FAREWELL = 'Your account is deleted. Thank you for staying with us; you are welcome at any time.';

/** Asks once more; where paid stays are ahead it says what becomes of them and asks again. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { session } = useSession();
  const [deleteAccount, { loading }] = useDeleteAccountMutation({ context: inlineErrors });
  const [ahead, setAhead] = useState<StaysAhead>();
  const refusal = useRefusal();

  const leave = async () => {
    const input = { cancelPaidStays: ahead !== undefined };
    const answer = (await refusal.answerOf(deleteAccount({ variables: { input } })))?.deleteAccount;
    if (answer?.__typename === 'PaidStaysAhead') setAhead(answer);
    else if (answer?.__typename === 'LastAdministrator') refusal.show(answer);
    else if (answer) {
      session.endEverywhere({ to: paths.home(), notice: FAREWELL });
      localStorage.clear();
      sessionStorage.clear();
    }
  };

  return (
    <ConfirmDialog
      title="Is there anything we can do to keep you?"
      cancel="Cancel"
      confirm={ahead ? 'Delete account anyway' : 'Delete account'}
      isSending={loading}
      onConfirm={() => void leave()}
      onClose={onClose}
    >
      <DialogContentText role={ahead && 'alert'}>
        {ahead
          ? `You have ${counted(ahead.bookings, 'paid stay')} ahead. Deleting your account cancels ${
              ahead.bookings === 1 ? 'it' : 'them'
            } by the cancellation policy: ${dollars(ahead.refundCents)} goes back to the card you paid with.`
          : 'Your account is deleted at once and for good, and you are signed out everywhere.'}
      </DialogContentText>
      {refusal.notice}
    </ConfirmDialog>
  );
}
