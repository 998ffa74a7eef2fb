import { useState } from 'react';
import type { FragmentType } from '@apollo/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { fill } from '../../../../schema/fill';
import { useRefusal } from '../../session/useRefusal';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { dollars, spokenMoment } from '../../kit/format';
import {
  useConfirmPayOutMutation,
  usePayOuts_booking,
  type PayOuts_BookingFragment,
} from './PayOuts.generated';
import * as texts from './texts';

type DeskRefund = PayOuts_BookingFragment['deskRefunds'][number];

interface Props {
  booking: FragmentType<PayOuts_BookingFragment>;
  guest: string;
}

/** The refunds of a guest at the front desk, each with a button to mark it as paid out. */
export function PayOuts({ booking, guest }: Props) {
  const { deskRefunds } = usePayOuts_booking(booking);
  const [asked, setAsked] = useState<DeskRefund>();
  const refusal = useRefusal();
  const [confirm, { loading }] = useConfirmPayOutMutation();
  if (!deskRefunds.length) return null;
  const send = async ({ id }: DeskRefund) => {
    const answer = (await refusal.answerOf(confirm({ variables: { input: { refundId: id } } })))
      ?.confirmPayOut;
    if (answer?.__typename === 'Booking') setAsked(undefined);
    else if (answer) refusal.show(answer);
  };
  return (
    <Box component="ul" aria-label={texts.payOuts} sx={listStyle}>
      {deskRefunds.map((refund) => (
        <Box component="li" key={refund.id} sx={refund.paidOutAt ? doneStyle : dueStyle}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box sx={{ fontWeight: 600 }}>
              {fill(refund.paidOutAt ? texts.paidOut : texts.toPayOut, {
                amount: dollars(refund.amountCents),
              })}
            </Box>
            <Box sx={{ color: 'text.secondary' }}>
              {refund.paidOutAt
                ? `${refund.paidOutBy?.name ?? texts.byStaff}, ${spokenMoment(refund.paidOutAt)}`
                : refund.inCash
                  ? texts.inCash
                  : texts.toCard}
            </Box>
          </Box>
          {!refund.paidOutAt && (
            <Button size="small" variant="outlined" onClick={() => setAsked(refund)}>
              {texts.markPaidOut}
            </Button>
          )}
        </Box>
      ))}
      {asked && (
        <ConfirmDialog
          title={fill(texts.markPaidOutTitle, { amount: dollars(asked.amountCents) })}
          cancel={texts.notYet}
          confirm={texts.markPaidOut}
          isLoss={false}
          isSending={loading}
          onConfirm={() => void send(asked)}
          onClose={() => setAsked(undefined)}
        >
          <DialogContentText>
            {fill(asked.inCash ? texts.confirmCash : texts.confirmCard, {
              guest,
              amount: dollars(asked.amountCents),
            })}
          </DialogContentText>
          {refusal.notice}
        </ConfirmDialog>
      )}
    </Box>
  );
}

const listStyle = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 };
const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  p: 1.25,
  border: 1,
  borderRadius: 'var(--radius-control)',
  fontSize: 'var(--text-small)',
};
const doneStyle = { ...rowStyle, borderColor: 'divider' };
const dueStyle = { ...rowStyle, borderColor: 'warning.main' };
