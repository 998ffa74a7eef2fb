import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { describePayment } from '../../../../schema/receipts';
import { dollars, stepMoment } from '../../kit/format';
import { BookingFacts } from './BookingFacts';
import { Receipt_BookingFragmentDoc, type Receipt_BookingFragment } from './Receipt.generated';

/** Each payment of a booking as its receipt: number, date, what paid it, and who sold it. */
export function Receipt({ booking }: { booking: FragmentType<Receipt_BookingFragment> }) {
  const { data } = useSuspenseFragment({ fragment: Receipt_BookingFragmentDoc, from: booking });
  if (data.payments.length === 0) return null;
  const isOne = data.payments.length === 1;
  return (
    <Box component="section" aria-label="Receipt details" sx={{ display: 'grid', gap: 2.5 }}>
      {data.payments.map((payment) => (
        <div key={payment.id}>
          <Typography variant="h4" component="h3" sx={{ mb: 1.5 }}>
            {isOne ? 'Receipt details' : `Receipt over ${dollars(payment.amountCents)}`}
          </Typography>
          <BookingFacts
            facts={[
              ['Paid on', payment.paidAt && stepMoment(payment.paidAt)],
              ['Paid with', describePayment(payment)],
              ['Sold by', payment.seller],
              ['Receipt number', payment.id],
            ]}
          />
        </div>
      ))}
    </Box>
  );
}
