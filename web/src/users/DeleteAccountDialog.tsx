import { useState } from 'react';
import { fill } from '../../../schema/fill';
import { paths } from '../paths';
import { useSession } from '../session/SessionProvider';
import { dollars } from '../kit/format';
import { cancel } from '../kit/texts';
import { useDeleteAccountMutation } from './DeleteAccountDialog.generated';
import { PasswordDialog } from './PasswordDialog';
import * as texts from './texts';

interface UpcomingStays {
  bookings: number;
  refundCents: number;
}

/** Asks for confirmation, and once more with the refund if there are upcoming paid stays. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { session } = useSession();
  const [deleteAccount] = useDeleteAccountMutation();
  const [upcoming, setUpcoming] = useState<UpcomingStays>();

  const leave = async (currentPassword: string | undefined) => {
    const input = { cancelPaidStays: upcoming !== undefined, currentPassword };
    const answer = (await deleteAccount({ variables: { input } })).data?.deleteAccount;
    if (answer?.__typename === 'PaidStaysAhead') setUpcoming(answer);
    else if (answer?.__typename === 'AccountDeleted')
      session.endEverywhere({ to: paths.home(), notice: texts.accountDeleted });
    else return { data: answer };
    return {};
  };

  return (
    <PasswordDialog
      title={texts.deleteAccountTitle}
      cancel={cancel}
      confirm={upcoming ? texts.deleteAccountAnyway : texts.deleteAccount}
      send={leave}
      onClose={onClose}
    >
      <div role={upcoming && 'alert'}>
        {upcoming
          ? fill(texts.upcomingPaidStays, {
              count: upcoming.bookings,
              refund: dollars(upcoming.refundCents),
            })
          : texts.deleteAccountWarning}
      </div>
    </PasswordDialog>
  );
}
