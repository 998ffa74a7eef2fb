import type { FragmentType } from '@apollo/client';
import Box from '@mui/material/Box';
import { fill } from '../../../../schema/fill';
import { dollars } from '../../kit/format';
import { spokenMoment } from '../../kit/moments';
import { PayOutAction } from './PayOutAction';
import { usePayOuts_booking, type PayOuts_BookingFragment } from './PayOuts.generated';
import { PAID_OUT_BY } from './payOutWords';
import * as texts from './texts';

interface Props {
  booking: FragmentType<PayOuts_BookingFragment>;
  guest: string;
}

/** The refunds of a guest at the front desk, each with the button to record its pay-out, or to undo this. */
export function PayOuts({ booking, guest }: Props) {
  const { deskRefunds } = usePayOuts_booking(booking);
  if (!deskRefunds.length) return null;
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
                : PAID_OUT_BY[refund.method]}
            </Box>
          </Box>
          <PayOutAction refund={refund} guest={guest} />
        </Box>
      ))}
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
