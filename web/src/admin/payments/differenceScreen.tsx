import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { DIFFERENCE_WORDS } from '../../../../schema/words';
import { paths } from '../../paths';
import { bookingMoment, dollars, spokenDay } from '../../kit/format';
import { Details, factsOf } from '../table/Details';
import type { Column, Screen } from '../table/screen';
import {
  DifferenceTableDocument,
  type DifferenceTableQuery,
  type DifferenceTableQueryVariables,
} from './DifferenceTable.generated';
import { ResolveDifference } from './ResolveDifference';

type DifferenceRow = DifferenceTableQuery['paymentDifferences']['items'][number];

const expected = ({ expectedCents }: DifferenceRow) => (expectedCents === null ? '' : dollars(expectedCents));

const settled = ({ resolvedAt, resolvedBy }: DifferenceRow) =>
  resolvedAt ? `${spokenDay(resolvedAt)}, ${resolvedBy?.name ?? 'staff'}` : '';
const sumOf = (row: DifferenceRow) => {
  const currency = row.currency && row.currency !== 'usd' ? ` (${row.currency.toUpperCase()})` : '';
  const instead = row.expectedCents === null ? '' : ` where ${expected(row)} was expected`;
  return `${dollars(row.paidCents)}${currency} was paid${instead}.`;
};

const columns: readonly Column<DifferenceRow>[] = [
  {
    field: 'found',
    label: 'Found',
    width: 184,
    text: ({ foundAt }) => bookingMoment(foundAt),
  },
  { field: 'reason', label: 'Reason', text: ({ reason }) => DIFFERENCE_WORDS[reason] },
  {
    field: 'expected',
    label: 'Expected',
    width: 112,
    isNumber: true,
    text: expected,
  },
  {
    field: 'paid',
    label: 'Paid',
    width: 112,
    isNumber: true,
    text: ({ paidCents }) => dollars(paidCents),
  },
  {
    field: 'currency',
    label: 'Currency',
    width: 96,
    text: ({ currency }) => currency?.toUpperCase() ?? '',
  },
  { field: 'booking', label: 'Booking reference', width: 216, text: ({ booking }) => booking?.id ?? '' },
  { field: 'settled', label: 'Settled', width: 208, text: settled },
  { field: 'session', label: 'Payment session', isOptional: true, text: ({ sessionId }) => sessionId },
];

/** Money that the card provider took and that fits no payment. */
export const differenceScreen: Screen<DifferenceRow, DifferenceTableQuery, DifferenceTableQueryVariables> = {
  name: 'paymentdifferences',
  title: 'Payment differences',
  noun: 'difference',
  document: DifferenceTableDocument,
  variables: (_state, page) => page,
  isKeyed: true,
  isAudited: true,
  list: ({ paymentDifferences }) => paymentDifferences,
  columns,
  filters: [],
  empty: 'All that was paid fits what was booked.',
  nameOf: ({ reason }) => DIFFERENCE_WORDS[reason],
  details: (row) => (
    <Details
      facts={[
        ...factsOf(columns, row, { reason: null }),
        ['Hotel', row.booking?.hotelName],
        ['Payment', row.intentId],
        ['Found or done', row.resolution],
      ]}
      actions={
        <>
          {row.booking && (
            <Button component={Link} to={paths.booking(row.booking.id)} variant="contained" size="small">
              Show booking details
            </Button>
          )}
          <ResolveDifference key={row.id} difference={row} sum={sumOf(row)} />
        </>
      }
    />
  ),
};
