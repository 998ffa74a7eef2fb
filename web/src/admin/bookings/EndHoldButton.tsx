import { useState } from 'react';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useRefusal } from '../../session/useRefusal';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import type { BookingRow } from './bookingColumns';
import { useEndHeldChangeMutation, useEndHoldMutation } from './EndHold.generated';

/** Ends an unpaid hold of a booking, or of a change that waits for its payment, so that the nights are free again. */
export function EndHoldButton({ row }: { row: BookingRow }) {
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
        End this hold
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="End this hold?"
          cancel="Keep the hold"
          confirm="End this hold"
          isSending={hold.loading || change.loading}
          onConfirm={() => void end()}
          onClose={() => setAsking(false)}
        >
          <DialogContentText>
            {isHeld
              ? `The rooms of ${row.user.name} are free for others at once. Nothing has been charged.`
              : `The nights that ${row.user.name} wanted to change to are free for others at once. The booking stays as it was.`}
          </DialogContentText>
          {refusal.notice}
        </ConfirmDialog>
      )}
    </>
  );
}
