import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { fill } from '../../../../schema/fill';
import { describePayment } from '../../../../schema/receipts';
import { DISPUTE_WORDS, inWords, reasonWords } from '../../../../schema/words';
import { bookingReference } from '../../bookings/detail/texts';
import { Dot } from '../../kit/Dot';
import { dollars } from '../../kit/format';
import { bookingMoment, spokenMoment } from '../../kit/moments';
import { paths } from '../../paths';
import { showBookingDetails } from '../bookings/texts';
import { Details, factsOf } from '../table/Details';
import type { Column, Screen } from '../table/screen';
import { DisputeActions } from './DisputeActions';
import {
  DisputeTableDocument,
  type DisputeTableQuery,
  type DisputeTableQueryVariables,
} from './DisputeTable.generated';
import * as texts from './texts';

type DisputeRow = DisputeTableQuery['disputes']['items'][number];
type Filter = NonNullable<DisputeTableQueryVariables['filter']>;

const TONES = {
  WARNING: 'warning',
  NEEDS_RESPONSE: 'error',
  UNDER_REVIEW: 'info',
  WON: 'success',
  LOST: 'quiet',
} as const;

const stateOf = ({ status, closedAt }: DisputeRow): string =>
  status === 'WARNING' && closedAt ? texts.inquiryClosed : DISPUTE_WORDS[status];

const dueOf = ({ evidenceDueBy, evidenceSubmittedAt, closedAt }: DisputeRow): string =>
  evidenceDueBy && !evidenceSubmittedAt && !closedAt ? bookingMoment(evidenceDueBy) : '';

const columns: readonly Column<DisputeRow>[] = [
  { field: 'opened', label: texts.opened, width: 200, text: ({ openedAt }) => bookingMoment(openedAt) },
  {
    field: 'status',
    label: texts.status,
    width: 176,
    text: stateOf,
    cell: (row) => (
      <Dot tone={row.closedAt && row.status === 'WARNING' ? 'quiet' : TONES[row.status]}>{stateOf(row)}</Dot>
    ),
  },
  {
    field: 'amount',
    label: texts.amount,
    width: 112,
    isNumber: true,
    text: ({ amountCents }) => dollars(amountCents),
  },
  { field: 'due', label: texts.evidenceUntil, width: 184, text: dueOf },
  { field: 'reason', label: texts.reason, text: ({ reason }) => inWords(reasonWords(reason)) },
  { field: 'guest', label: texts.guest, text: ({ booking }) => booking.user.name },
  { field: 'hotel', label: texts.hotel, text: ({ booking }) => booking.hotelName },
  {
    field: 'booking',
    label: bookingReference,
    width: 128,
    isExtra: true,
    text: ({ booking }) => booking.reference,
  },
  {
    field: 'provider',
    label: texts.providerReference,
    isOptional: true,
    text: ({ providerId }) => providerId,
  },
];

const CLOSED = 'ended';
const OPEN = 'open';

function filterOf(state: string | undefined): Filter {
  if (state === OPEN || state === CLOSED) return { open: state === OPEN };
  return state ? { status: state as Filter['status'] } : {};
}

/** What staff do next about a dispute. */
function nextStep(row: DisputeRow): string {
  const { status, closedAt } = row;
  if (status === 'WON') return texts.stepWon;
  if (status === 'LOST') return row.booking.status === 'CONFIRMED' ? texts.stepLostBooked : texts.stepLost;
  if (closedAt) return texts.stepInquiryClosed;
  if (row.evidenceSubmittedAt) return status === 'WARNING' ? texts.stepAnswered : texts.stepUnderReview;
  return status === 'WARNING' ? texts.stepInquiry : texts.stepNeedsResponse;
}

/** Payments that guests’ banks have taken back, or ask about. */
export const disputeScreen: Screen<DisputeRow, DisputeTableQuery, DisputeTableQueryVariables> = {
  name: 'disputes',
  title: texts.disputes,
  counted: texts.disputeCount,
  document: DisputeTableDocument,
  variables: ({ filters }, page) => ({
    filter: { ...filterOf(filters.state), hotelId: filters.hotel },
    ...page,
  }),
  countsAll: true,
  list: ({ disputes }) => disputes,
  columns,
  filters: [
    { name: 'hotel', label: texts.hotel, kind: 'hotel' },
    {
      name: 'state',
      label: texts.status,
      kind: 'choice',
      choices: [[OPEN, texts.open], ...Object.entries(DISPUTE_WORDS), [CLOSED, texts.ended]],
    },
  ],
  empty: texts.noDisputes,
  nameOf: ({ amountCents, booking }) =>
    fill(texts.disputeOf, { amount: dollars(amountCents), guest: booking.user.name }),
  details: (row) => (
    <Details
      facts={[
        [texts.whatToDo, nextStep(row)],
        ...factsOf(columns, row),
        [texts.payment, `${dollars(row.payment.amountCents)}, ${describePayment(row.payment)}`],
        [texts.refunded, row.payment.refundedCents > 0 ? dollars(row.payment.refundedCents) : null],
        [texts.evidenceSubmitted, row.evidenceSubmittedAt && spokenMoment(row.evidenceSubmittedAt)],
        [texts.closed, row.closedAt && spokenMoment(row.closedAt)],
      ]}
      actions={
        <>
          <Button component={Link} to={paths.booking(row.booking.id)} variant="contained" size="small">
            {showBookingDetails}
          </Button>
          <DisputeActions
            key={row.id}
            disputeId={row.id}
            isAnswerable={!row.closedAt && !row.evidenceSubmittedAt}
          />
        </>
      }
    />
  ),
};
