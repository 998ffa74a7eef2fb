import { useState } from 'react';
import { paths } from '../paths';
import { useSession } from '../session/SessionProvider';
import { counted, dollars } from '../kit/format';
import { useDeleteAccountMutation } from './DeleteAccountDialog.generated';
import { PasswordDialog } from './PasswordDialog';

interface StaysAhead {
  bookings: number;
  refundCents: number;
}

const DELETED_NOTICE = 'Your account is deleted. Thank you for staying with us; you are welcome at any time.';

/** Asks once more; where paid stays are ahead it says what becomes of them and asks again. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { session } = useSession();
  const [deleteAccount] = useDeleteAccountMutation();
  const [ahead, setAhead] = useState<StaysAhead>();

  const leave = async (currentPassword: string | undefined) => {
    const input = { cancelPaidStays: ahead !== undefined, currentPassword };
    const answer = (await deleteAccount({ variables: { input } })).data?.deleteAccount;
    if (answer?.__typename === 'PaidStaysAhead') setAhead(answer);
    else if (answer?.__typename === 'AccountDeleted')
      session.endEverywhere({ to: paths.home(), notice: DELETED_NOTICE });
    else return { data: answer };
    return {};
  };

  return (
    <PasswordDialog
      title="Is there anything we can do to keep you?"
      cancel="Cancel"
      confirm={ahead ? 'Delete account anyway' : 'Delete account'}
      send={leave}
      onClose={onClose}
    >
      <div role={ahead && 'alert'}>
        {ahead
          ? `You have ${counted(ahead.bookings, 'paid stay')} ahead. Deleting your account cancels ${
              ahead.bookings === 1 ? 'it' : 'them'
            } by the cancellation policy: ${dollars(ahead.refundCents)} goes back to the card you paid with.`
          : 'Your account is deleted at once and for good, and you are signed out everywhere.'}
      </div>
    </PasswordDialog>
  );
}
