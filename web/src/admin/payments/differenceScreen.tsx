import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { bookingMoment, dollars } from '../../ui/format';
import { Details } from '../table/Details';
import type { Screen } from '../table/screen';
import {
  DifferenceTableDocument,
  type DifferenceTableQuery,
  type DifferenceTableQueryVariables,
} from './DifferenceTable.generated';

type DifferenceRow = DifferenceTableQuery['paymentDifferences']['items'][number];

const REASONS: Record<DifferenceRow['reason'], string> = {
  AMOUNT: 'Another amount was paid',
  CURRENCY: 'Paid in another currency',
  OTHER_BOOKING: 'Paid for another booking',
  OTHER_SESSION: 'Paid in another payment session',
  UNKNOWN_SESSION: 'The payment session is unknown',
};
const expected = ({ expectedCents }: DifferenceRow) => (expectedCents === null ? '' : dollars(expectedCents));
const inDollars = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2));

/** Money that the card provider took and that fits no payment. */
export const differenceScreen: Screen<DifferenceRow, DifferenceTableQuery, DifferenceTableQueryVariables> = {
  name: 'paymentdifferences',
  title: 'Payment differences',
  noun: 'difference',
  document: DifferenceTableDocument,
  variables: (_state, page) => page,
  isKeyed: true,
  list: ({ paymentDifferences }) => paymentDifferences,
  columns: [
    {
      field: 'found',
      label: 'Found',
      width: 184,
      text: ({ foundAt }) => bookingMoment(foundAt),
      csv: ({ foundAt }) => foundAt,
    },
    { field: 'reason', label: 'Reason', onPhone: true, text: ({ reason }) => REASONS[reason] },
    {
      field: 'expected',
      label: 'Expected',
      width: 112,
      isNumber: true,
      text: expected,
      csv: ({ expectedCents }) => inDollars(expectedCents),
    },
    {
      field: 'paid',
      label: 'Paid',
      width: 112,
      isNumber: true,
      onPhone: true,
      text: ({ paidCents }) => dollars(paidCents),
      csv: ({ paidCents }) => inDollars(paidCents),
    },
    {
      field: 'currency',
      label: 'Currency',
      width: 96,
      text: ({ currency }) => currency?.toUpperCase() ?? '',
    },
    { field: 'booking', label: 'Booking reference', width: 216, text: ({ booking }) => booking?.id ?? '' },
    { field: 'session', label: 'Payment session', isOptional: true, text: ({ sessionId }) => sessionId },
  ],
  filters: [],
  empty: 'All that was paid fits what was booked.',
  nameOf: ({ reason }) => REASONS[reason],
  details: (row) => (
    <Details
      facts={[
        ['Found', bookingMoment(row.foundAt)],
        ['Expected', expected(row)],
        ['Paid', dollars(row.paidCents)],
        ['Currency', row.currency?.toUpperCase()],
        ['Hotel', row.booking?.hotelName],
        ['Session', row.sessionId],
        ['Payment', row.intentId],
      ]}
      actions={
        row.booking && (
          <Button component={Link} to={paths.booking(row.booking.id)} variant="contained" size="small">
            Show booking details
          </Button>
        )
      }
    />
  ),
};
