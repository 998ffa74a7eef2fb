import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { dollars } from '../../ui/format';
import {
  BookingPayment_BookingFragmentDoc,
  type BookingPayment_BookingFragment,
} from './BookingPayment.generated';

const PAYMENT = {
  OPEN: 'Not paid yet',
  PAID: 'Paid by card',
  REFUNDING: 'Paid by card',
  REFUNDED: 'Paid by card',
  FAILED: 'Not paid',
};

/** Below the total: how it was paid, and what was refunded. */
export function BookingPayment({ booking }: { booking: FragmentType<BookingPayment_BookingFragment> }) {
  const { data } = useSuspenseFragment({ fragment: BookingPayment_BookingFragmentDoc, from: booking });
  const { status, payment, totalCents, paidCents, refundedCents, pendingRefundCents } = data;
  const doneCents = refundedCents - pendingRefundCents;
  const rows = [['Payment', PAYMENT[payment]]];
  if (paidCents > 0 && paidCents !== totalCents) rows.push(['Paid in all', dollars(paidCents)]);
  if (doneCents > 0) rows.push(['Refunded', dollars(doneCents)]);
  if (pendingRefundCents > 0) rows.push(['Refund on its way', dollars(pendingRefundCents)]);
  if (refundedCents === 0 && status === 'CANCELLED') rows.push(['Refunded', 'Nothing']);
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gap: 0.5, m: 0, mt: 1, fontVariantNumeric: 'tabular-nums', '& dd': { m: 0 } }}
    >
      {rows.map(([name, value]) => (
        <Box key={name} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Box>
          <dd>{value}</dd>
        </Box>
      ))}
    </Box>
  );
}
