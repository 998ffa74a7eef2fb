import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { fill } from '../../../../schema/fill';
import { MATCH_WORDS, PAYOUT_WORDS } from '../../../../schema/words';
import { Dot } from '../../kit/Dot';
import { dollars, spokenDate } from '../../kit/format';
import { staffPaths } from '../staffPaths';
import { Details, factsOf } from '../table/Details';
import type { Column, Screen } from '../table/screen';
import {
  PayoutTableDocument,
  type PayoutTableQuery,
  type PayoutTableQueryVariables,
} from './PayoutTable.generated';
import { ReadNow } from './ReadNow';
import * as texts from './texts';

type PayoutRow = PayoutTableQuery['payouts']['items'][number];

/** The tones of what the provider says and we have. */
export const MATCH_TONES = { WAITING: 'quiet', MATCHED: 'success', UNMATCHED: 'error' } as const;
const STATUS_TONES = {
  PENDING: 'quiet',
  IN_TRANSIT: 'info',
  PAID: 'success',
  FAILED: 'error',
  CANCELED: 'quiet',
} as const;

const money = (field: string, label: string, centsOf: (row: PayoutRow) => number): Column<PayoutRow> => ({
  field,
  label,
  width: 104,
  isNumber: true,
  text: (row) => dollars(centsOf(row)),
});

const columns: readonly Column<PayoutRow>[] = [
  { field: 'arrival', label: texts.arrival, width: 144, text: ({ arrivalDay }) => spokenDate(arrivalDay) },
  {
    field: 'status',
    label: texts.status,
    width: 112,
    text: ({ status }) => PAYOUT_WORDS[status],
    cell: ({ status }) => <Dot tone={STATUS_TONES[status]}>{PAYOUT_WORDS[status]}</Dot>,
  },
  {
    field: 'state',
    label: texts.matching,
    width: 136,
    text: ({ state }) => MATCH_WORDS[state],
    cell: ({ state }) => <Dot tone={MATCH_TONES[state]}>{MATCH_WORDS[state]}</Dot>,
  },
  money('amount', texts.amount, ({ amountCents }) => amountCents),
  money('charges', texts.charges, ({ chargesCents }) => chargesCents),
  money('refunds', texts.refunds, ({ refundsCents }) => refundsCents),
  { ...money('disputes', texts.disputes, ({ disputesCents }) => disputesCents), isExtra: true },
  money('fees', texts.fees, ({ feesCents }) => feesCents),
  { ...money('other', texts.other, ({ otherCents }) => otherCents), isOptional: true },
  {
    field: 'provider',
    label: texts.providerReference,
    isOptional: true,
    text: ({ providerId }) => providerId,
  },
];

/** What the card provider pays out to the bank. */
export const payoutScreen: Screen<PayoutRow, PayoutTableQuery, PayoutTableQueryVariables> = {
  name: 'payouts',
  title: texts.payouts,
  counted: texts.payoutCount,
  document: PayoutTableDocument,
  variables: (_state, page) => page,
  countsAll: true,
  list: ({ payouts }) => payouts,
  columns,
  filters: [],
  empty: texts.noPayouts,
  nameOf: ({ amountCents, arrivalDay }) =>
    fill(texts.payoutOf, { amount: dollars(amountCents), day: spokenDate(arrivalDay) }),
  details: (row) => (
    <Details
      facts={[
        ...factsOf(columns, row),
        [texts.madeBy, row.automatic ? texts.onSchedule : texts.byHand],
        [
          texts.unmatchedInIt,
          row.unmatchedCount > 0 ? fill(texts.unmatchedCount, { count: row.unmatchedCount }) : null,
        ],
      ]}
      actions={
        <>
          <Button component={Link} to={staffPaths.payout(row.id)} variant="contained" size="small">
            {texts.showTransactions}
          </Button>
          {row.difference && (
            <Button
              component={Link}
              to={staffPaths.paymentDifferences({ row: row.difference.id })}
              variant="outlined"
              size="small"
            >
              {texts.showDifference}
            </Button>
          )}
        </>
      }
    />
  ),
  actions: (
    <>
      <Button component={Link} to={staffPaths.providerTransactions()} size="small">
        {texts.allTransactions}
      </Button>
      <ReadNow />
    </>
  ),
};
