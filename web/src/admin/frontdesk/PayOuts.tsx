import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useRefusal } from '../../session/useRefusal';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { dollars, spokenMoment } from '../../kit/format';
import { useConfirmPayOutMutation, type PayOuts_BookingFragment } from './PayOuts.generated';

type DeskRefund = PayOuts_BookingFragment['deskRefunds'][number];

const how = ({ inCash }: DeskRefund): string =>
  inCash ? 'in cash' : 'at the terminal, to the card that paid';

/** What a guest gets back at the front desk, and whether somebody has paid it out. */
export function PayOuts({ booking, guest }: { booking: PayOuts_BookingFragment; guest: string }) {
  const [asked, setAsked] = useState<DeskRefund>();
  const refusal = useRefusal();
  const [confirm, { loading }] = useConfirmPayOutMutation();
  if (!booking.deskRefunds.length) return null;
  const send = async ({ id }: DeskRefund) => {
    const answer = (await refusal.answerOf(confirm({ variables: { input: { refundId: id } } })))
      ?.confirmPayOut;
    if (answer?.__typename === 'Booking') setAsked(undefined);
    else if (answer) refusal.show(answer);
  };
  return (
    <Box component="ul" aria-label="Pay-outs at the front desk" sx={listStyle}>
      {booking.deskRefunds.map((refund) => (
        <Box component="li" key={refund.id} sx={refund.paidOutAt ? doneStyle : dueStyle}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box sx={{ fontWeight: 600 }}>
              {dollars(refund.amountCents)} {refund.paidOutAt ? 'paid out' : 'to pay out'}
            </Box>
            <Box sx={{ color: 'text.secondary' }}>
              {refund.paidOutAt
                ? `${refund.paidOutBy?.name ?? 'Staff'}, ${spokenMoment(refund.paidOutAt)}`
                : capital(how(refund))}
            </Box>
          </Box>
          {!refund.paidOutAt && (
            <Button size="small" variant="outlined" onClick={() => setAsked(refund)}>
              Paid out
            </Button>
          )}
        </Box>
      ))}
      {asked && (
        <ConfirmDialog
          title={`${dollars(asked.amountCents)} paid out?`}
          cancel="Not yet"
          confirm="It is paid out"
          isLoss={false}
          isSending={loading}
          onConfirm={() => void send(asked)}
          onClose={() => setAsked(undefined)}
        >
          <DialogContentText>
            Confirm that {guest} got {dollars(asked.amountCents)} back {how(asked)}. It is noted in the
            booking with your name, and cannot be taken back.
          </DialogContentText>
          {refusal.notice}
        </ConfirmDialog>
      )}
    </Box>
  );
}

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
const listStyle = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 };
const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  p: 1.25,
  border: 1,
  borderRadius: 'var(--radius-control)',
  fontSize: 'var(--text-small)',
};
const doneStyle = { ...lineStyle, borderColor: 'divider' };
const dueStyle = { ...lineStyle, borderColor: 'warning.main' };
