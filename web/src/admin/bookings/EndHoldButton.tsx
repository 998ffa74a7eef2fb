import { useState } from 'react';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { fill } from '../../../../schema/fill';
import { useRefusal } from '../../session/useRefusal';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import type { BookingRowDetails_BookingFragment } from './BookingTable.generated';
import { useEndHeldChangeMutation, useEndHoldMutation } from './EndHold.generated';
import * as texts from './texts';

/** Ends the unpaid hold of a booking, or of a change that waits for its payment. */
export function EndHoldButton({ row }: { row: BookingRowDetails_BookingFragment }) {
  const [isAsking, setAsking] = useState(false);
  const refusal = useRefusal();
  const [endHold, hold] = useEndHoldMutation();
  const [endChange, change] = useEndHeldChangeMutation();
  const isHeld = row.status === 'HELD';
  if (!isHeld && !row.change) return null;

  const end = async () => {
    const variables = { input: { bookingId: row.id } };
    const answer = isHeld
      ? (await refusal.answerOf(endHold({ variables })))?.releaseCheckout
      : (await refusal.answerOf(endChange({ variables })))?.releaseChange;
    if (answer?.__typename === 'Booking') setAsking(false);
    else if (answer) refusal.show(answer);
  };
  return (
    <>
      <Button size="small" variant="outlined" color="error" onClick={() => setAsking(true)}>
        {texts.endHold}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.endHoldTitle}
          cancel={texts.keepHold}
          confirm={texts.endHold}
          isSending={hold.loading || change.loading}
          onConfirm={() => void end()}
          onClose={() => setAsking(false)}
        >
          <DialogContentText>
            {fill(isHeld ? texts.endHoldText : texts.endHeldChangeText, { guest: row.user.name })}
          </DialogContentText>
          {refusal.notice}
        </ConfirmDialog>
      )}
    </>
  );
}
