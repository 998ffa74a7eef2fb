import { useState } from 'react';
import { fill } from '../../../schema/fill';
import { explainRefund } from '../../../schema/refunds';
import { paths } from '../paths';
import { useSession } from '../session/SessionProvider';
import { AffectedBookings, type AffectedBooking } from '../bookings/affected/AffectedBookings';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { dollars } from '../kit/format';
import { Notice } from '../kit/Notice';
import { cancel, close } from '../kit/texts';
import { useDeleteAccountMutation } from './DeleteAccountDialog.generated';
import { PasswordDialog } from './PasswordDialog';
import * as texts from './texts';

interface UpcomingStays {
  bookings: number;
  refundCents: number;
  deskRefundCents: number;
  stays: readonly OwnStay[];
}

type OwnStay = AffectedBooking & { hotelName: string };

interface InProgress {
  message: string;
  stays: readonly OwnStay[];
  total: number;
}

/**
 * Asks for confirmation, and once more with each booking and its refund if there are upcoming paid stays. During a stay it
 * says that the account cannot be deleted yet.
 */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { session } = useSession();
  const [deleteAccount] = useDeleteAccountMutation();
  const [upcoming, setUpcoming] = useState<UpcomingStays>();
  const [inProgress, setInProgress] = useState<InProgress>();

  const leave = async (currentPassword: string | undefined) => {
    const input = { cancelPaidStays: upcoming !== undefined, currentPassword };
    const answer = (await deleteAccount({ variables: { input } })).data?.deleteAccount;
    if (answer?.__typename === 'PaidStaysAhead') setUpcoming(answer);
    else if (answer?.__typename === 'StaysInProgress') setInProgress(answer);
    else if (answer?.__typename === 'AccountDeleted')
      session.endEverywhere({ to: paths.home(), notice: texts.accountDeleted });
    else return { data: answer };
    return {};
  };

  if (inProgress) {
    const { message, stays, total } = inProgress;
    return (
      <ConfirmDialog title={texts.deleteAccountLater} cancel={close} onClose={onClose}>
        <Notice kind="warning" tabIndex={-1} ref={focusFirst}>
          {message}
        </Notice>
        <OwnBookings label={texts.yourStay} stays={stays} total={total} />
      </ConfirmDialog>
    );
  }

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
          ? [fill(texts.upcomingPaidStays, { count: upcoming.bookings }), ...explain(upcoming)].join(' ')
          : texts.deleteAccountWarning}
      </div>
      {upcoming && (
        <OwnBookings label={texts.upcomingStays} stays={upcoming.stays} total={upcoming.bookings} />
      )}
    </PasswordDialog>
  );
}

const focusFirst = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

const OwnBookings = ({
  label,
  stays,
  total,
}: {
  label: string;
  stays: readonly OwnStay[];
  total: number;
}) => (
  <AffectedBookings
    label={label}
    bookings={stays}
    titleOf={({ hotelName }) => hotelName}
    leftOut={total - stays.length}
  />
);

/** What comes back to the card, and what at the front desk. */
function explain({ refundCents, deskRefundCents }: UpcomingStays): string[] {
  const cents = refundCents - deskRefundCents;
  const sentences = explainRefund([{ method: 'ONLINE', cents }], 'EXPECTED', dollars);
  if (deskRefundCents > 0) sentences.push(fill(texts.refundAtDesk, { amount: dollars(deskRefundCents) }));
  return sentences.length > 0 ? sentences : [texts.noRefund];
}
