import { useRef, useState } from 'react';
import DialogContentText from '@mui/material/DialogContentText';
import { paths } from '../paths';
import { useSession } from '../session/SessionProvider';
import { inlineErrors, useRefusal } from '../session/useRefusal';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { counted, dollars } from '../ui/format';
import { PasswordField } from '../ui/PasswordField';
import { useForm } from '../ui/useForm';
import { useDeleteAccountMutation } from './DeleteAccountDialog.generated';

interface StaysAhead {
  bookings: number;
  refundCents: number;
}

/** Whoever has just signed in needs no password: the server decides. */
const rules = { currentPassword: () => undefined };

const DELETED_NOTICE = 'Your account is deleted. Thank you for staying with us; you are welcome at any time.';

/** Asks once more; where paid stays are ahead it says what becomes of them and asks again. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { session, viewer } = useSession();
  const [deleteAccount] = useDeleteAccountMutation({ context: inlineErrors });
  const [ahead, setAhead] = useState<StaysAhead>();
  const { bind, submit, isSending } = useForm(rules);
  const form = useRef<HTMLFormElement>(null);
  const refusal = useRefusal();

  const leave = submit(async ({ currentPassword }, refuse) => {
    const input = {
      cancelPaidStays: ahead !== undefined,
      currentPassword: currentPassword || undefined,
    };
    const answer = (await refusal.answerOf(deleteAccount({ variables: { input } })))?.deleteAccount;
    if (answer?.__typename === 'PaidStaysAhead') setAhead(answer);
    else if (answer?.__typename === 'WrongPassword') refuse('currentPassword', answer.message);
    else if (answer && answer.__typename !== 'AccountDeleted') refusal.show(answer);
    else if (answer) session.endEverywhere({ to: paths.home(), notice: DELETED_NOTICE });
  });

  return (
    <ConfirmDialog
      title="Is there anything we can do to keep you?"
      cancel="Cancel"
      confirm={ahead ? 'Delete account anyway' : 'Delete account'}
      isSending={isSending}
      onConfirm={() => form.current?.requestSubmit()}
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
      <form ref={form} noValidate onSubmit={leave}>
        {/* tells password managers whose password it is */}
        <input hidden readOnly tabIndex={-1} autoComplete="username" value={viewer?.username ?? ''} />
        <PasswordField
          label="Current password"
          hint="Not needed if you have just signed in."
          field={bind('currentPassword')}
          autoComplete="current-password"
        />
        {/* lets the Enter key send the form */}
        <input type="submit" hidden tabIndex={-1} />
      </form>
    </ConfirmDialog>
  );
}
