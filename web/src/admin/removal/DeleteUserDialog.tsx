import { useState } from 'react';
import DialogContentText from '@mui/material/DialogContentText';
import { fill } from '../../../../schema/fill';
import { useRefusal } from '../../session/useRefusal';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { dollars } from '../../kit/format';
import { Notice } from '../../kit/Notice';
import { AffectedBookings, type AffectedBooking } from '../../bookings/affected/AffectedBookings';
import { useDeleteUserMutation } from './Deletions.generated';
import { cancel, close } from '../../kit/texts';
import { StaysInTheWay, type InTheWay } from './StaysInTheWay';
import * as texts from './texts';

interface Props {
  user: { id: string; name: string };
  /** Called after the account is deleted; the caller shows the notice. */
  onDeleted: () => void;
  onClose: () => void;
}

type OwnStay = AffectedBooking & { hotelName: string };

interface Ahead {
  bookings: number;
  refundCents: number;
  deskRefundCents: number;
  stays: readonly OwnStay[];
}

/**
 * Deletes an account. If it has upcoming paid stays, asks again with each of them and its refund. While its guest is in
 * house, it says so, and where.
 */
export function DeleteUserDialog({ user, onDeleted, onClose }: Props) {
  const refusal = useRefusal();
  const [ahead, setAhead] = useState<Ahead>();
  const [refusedBy, setRefusedBy] = useState<InTheWay<OwnStay>>();
  const [deleteUser, { loading }] = useDeleteUserMutation();
  const remove = async () => {
    const input = { userId: user.id, cancelPaidStays: ahead !== undefined };
    const answer = (await refusal.answerOf(deleteUser({ variables: { input } })))?.deleteUser;
    if (answer?.__typename === 'UserDeleted') return onDeleted();
    if (answer?.__typename === 'PaidStaysAhead') setAhead(answer);
    else if (answer?.__typename === 'StaysInProgress') setRefusedBy(answer);
    else if (answer) refusal.show(answer);
  };
  const confirm = ahead ? texts.cancelBookingsAndDelete : texts.deleteAccount;
  return (
    <ConfirmDialog
      title={fill(texts.deleteAccountOf, { name: user.name })}
      shape="medium"
      cancel={refusedBy ? close : cancel}
      confirm={refusedBy ? undefined : confirm}
      isSending={loading}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {refusedBy ? (
        <StaysInTheWay {...refusedBy} titleOf={inHotel} text={texts.staysOfUser} />
      ) : (
        <DialogContentText>{texts.accountDeletionEffects}</DialogContentText>
      )}
      {ahead && !refusedBy && (
        <>
          <Notice kind="info">
            {fill(texts.paidBookingsCancelled, {
              count: ahead.bookings,
              refund: dollars(ahead.refundCents),
            })}
            {ahead.deskRefundCents > 0 &&
              ` ${fill(texts.partPaidOutAtDesk, { amount: dollars(ahead.deskRefundCents) })}`}
          </Notice>
          <AffectedBookings
            label={texts.staysAhead}
            bookings={ahead.stays}
            titleOf={inHotel}
            leftOut={ahead.bookings - ahead.stays.length}
          />
        </>
      )}
      {refusal.notice}
    </ConfirmDialog>
  );
}

/** All are bookings of one guest, so the hotel tells them apart. */
const inHotel = ({ hotelName }: OwnStay) => hotelName;
