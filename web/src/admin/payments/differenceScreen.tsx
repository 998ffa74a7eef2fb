import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { fill } from '../../../../schema/fill';
import { DIFFERENCE_WORDS } from '../../../../schema/words';
import { paths } from '../../paths';
import { dollars } from '../../kit/format';
import { bookingMoment, spokenDay } from '../../kit/moments';
import { showBookingDetails } from '../bookings/texts';
import { Details, factsOf } from '../table/Details';
import type { Column, Screen } from '../table/screen';
import { bookingReference } from '../../bookings/detail/texts';
import {
  DifferenceTableDocument,
  type DifferenceTableQuery,
  type DifferenceTableQueryVariables,
} from './DifferenceTable.generated';
import { ResolveDifference } from './ResolveDifference';
import * as texts from './texts';

type DifferenceRow = DifferenceTableQuery['paymentDifferences']['items'][number];

const expected = ({ expectedCents }: DifferenceRow) => (expectedCents === null ? '' : dollars(expectedCents));

const settledBy = ({ resolvedAt, resolvedBy }: DifferenceRow) =>
  resolvedAt ? `${spokenDay(resolvedAt)}, ${resolvedBy?.name ?? texts.byStaff}` : '';

/** What to do about a difference between the provider's lists and our records. */
const STEPS: Partial<Record<DifferenceRow['reason'], string>> = {
  CHARGE_UNKNOWN: texts.stepChargeUnknown,
  CHARGE_AMOUNT: texts.stepChargeAmount,
  REFUND_UNKNOWN: texts.stepRefundUnknown,
  REFUND_AMOUNT: texts.stepRefundAmount,
  DISPUTE_UNKNOWN: texts.stepDisputeUnknown,
  DISPUTE_AMOUNT: texts.stepDisputeAmount,
  PAYMENT_NOT_LISTED: texts.stepPaymentNotListed,
  PAYOUT_AMOUNT: texts.stepPayoutAmount,
  OTHER_TRANSACTION: texts.stepOtherTransaction,
};
const stepOf = ({ reason }: DifferenceRow): string | undefined => STEPS[reason];

const sumOf = (row: DifferenceRow) => {
  const currency = row.currency && row.currency !== 'usd' ? ` (${row.currency.toUpperCase()})` : '';
  const paid = `${dollars(row.paidCents)}${currency}`;
  if (row.reason === 'REFUND_CANCELLED') return fill(texts.sumCancelled, { paid });
  if (row.reason === 'REFUND_FOUND') return fill(texts.sumRefundFound, { paid });
  if (row.reason === 'REFUND_NOT_POSSIBLE') return fill(texts.sumNotRefunded, { paid });
  if (stepOf(row))
    return row.expectedCents === null
      ? fill(texts.sumListed, { paid })
      : fill(texts.sumListedInstead, { paid, expected: expected(row) });
  return row.expectedCents === null
    ? fill(texts.sumPaid, { paid })
    : fill(texts.sumPaidInstead, { paid, expected: expected(row) });
};

const columns: readonly Column<DifferenceRow>[] = [
  {
    field: 'found',
    label: texts.found,
    width: 184,
    text: ({ foundAt }) => bookingMoment(foundAt),
  },
  { field: 'reason', label: texts.reason, text: ({ reason }) => DIFFERENCE_WORDS[reason] },
  {
    field: 'expected',
    label: texts.expected,
    width: 112,
    isNumber: true,
    text: expected,
  },
  {
    field: 'paid',
    label: texts.amount,
    width: 112,
    isNumber: true,
    text: ({ paidCents }) => dollars(paidCents),
  },
  {
    field: 'currency',
    label: texts.currency,
    width: 96,
    text: ({ currency }) => currency?.toUpperCase() ?? '',
  },
  { field: 'booking', label: bookingReference, width: 128, text: ({ booking }) => booking?.reference ?? '' },
  { field: 'settled', label: texts.settled, width: 208, text: settledBy },
  { field: 'session', label: texts.paymentSession, isOptional: true, text: ({ sessionId }) => sessionId },
];

/** Payments and refunds at the card provider that do not match a booking. */
export const differenceScreen: Screen<DifferenceRow, DifferenceTableQuery, DifferenceTableQueryVariables> = {
  name: 'paymentdifferences',
  title: texts.paymentReconciliation,
  counted: texts.differenceCount,
  document: DifferenceTableDocument,
  variables: ({ filters }, page) => ({ hotelId: filters.hotel, ...page }),
  countsAll: true,
  isAudited: true,
  list: ({ paymentDifferences }) => paymentDifferences,
  columns,
  filters: [{ name: 'hotel', label: texts.hotel, kind: 'hotel' }],
  empty: texts.noDifferences,
  nameOf: ({ reason }) => DIFFERENCE_WORDS[reason],
  details: (row) => (
    <Details
      facts={[
        [texts.whatToDo, stepOf(row)],
        ...factsOf(columns, row, { reason: null }),
        [texts.hotel, row.booking?.hotelName],
        [texts.payment, row.intentId],
        [texts.resolution, row.resolution],
      ]}
      actions={
        <>
          {row.booking && (
            <Button component={Link} to={paths.booking(row.booking.id)} variant="contained" size="small">
              {showBookingDetails}
            </Button>
          )}
          <ResolveDifference key={row.id} difference={row} sum={sumOf(row)} />
        </>
      }
    />
  ),
};
