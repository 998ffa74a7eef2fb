import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { fill } from '../../../../schema/fill';
import { DIFFERENCE_WORDS, MATCH_WORDS, TRANSACTION_WORDS } from '../../../../schema/words';
import { bookingReference } from '../../bookings/detail/texts';
import { Dot } from '../../kit/Dot';
import { dollars } from '../../kit/format';
import { bookingMoment } from '../../kit/moments';
import { paths } from '../../paths';
import { staffPaths } from '../staffPaths';
import { showBookingDetails } from '../bookings/texts';
import { Details, factsOf } from '../table/Details';
import type { Column, Screen } from '../table/screen';
import { MATCH_TONES } from './payoutScreen';
import { ReadNow } from './ReadNow';
import {
  TransactionTableDocument,
  type TransactionTableQuery,
  type TransactionTableQueryVariables,
} from './TransactionTable.generated';
import * as texts from './texts';

type TransactionRow = TransactionTableQuery['providerTransactions']['items'][number];
type State = TransactionRow['state'];
type TransactionScreen = Screen<TransactionRow, TransactionTableQuery, TransactionTableQueryVariables>;

const money = (
  field: string,
  label: string,
  centsOf: (row: TransactionRow) => number,
): Column<TransactionRow> => ({
  field,
  label,
  width: 112,
  isNumber: true,
  text: (row) => dollars(centsOf(row)),
});

const columns: readonly Column<TransactionRow>[] = [
  { field: 'made', label: texts.made, width: 184, text: ({ madeAt }) => bookingMoment(madeAt) },
  { field: 'type', label: texts.type, width: 144, text: ({ type }) => TRANSACTION_WORDS[type] },
  money('amount', texts.amount, ({ amountCents }) => amountCents),
  money('fee', texts.fee, ({ feeCents }) => feeCents),
  money('net', texts.net, ({ netCents }) => netCents),
  {
    field: 'available',
    label: texts.available,
    width: 184,
    isOptional: true,
    text: ({ availableOn }) => bookingMoment(availableOn),
  },
  { field: 'guest', label: texts.guest, text: ({ booking }) => booking?.user.name ?? '' },
  {
    field: 'booking',
    label: bookingReference,
    width: 128,
    text: ({ booking }) => booking?.reference ?? '',
    cell: ({ booking }) =>
      booking && (
        <Link component={RouterLink} to={paths.booking(booking.id)}>
          {booking.reference}
        </Link>
      ),
  },
  {
    field: 'state',
    label: texts.matching,
    width: 144,
    text: ({ state }) => MATCH_WORDS[state],
    cell: ({ state }) => <Dot tone={MATCH_TONES[state]}>{MATCH_WORDS[state]}</Dot>,
  },
  { field: 'payout', label: texts.payout, isOptional: true, text: ({ payout }) => payout?.providerId ?? '' },
  { field: 'source', label: texts.source, isOptional: true, text: ({ sourceId }) => sourceId },
  {
    field: 'provider',
    label: texts.providerReference,
    isOptional: true,
    text: ({ providerId }) => providerId,
  },
];

const nameOf = ({ type, amountCents }: TransactionRow): string =>
  fill(texts.transactionOf, { type: TRANSACTION_WORDS[type], amount: dollars(amountCents) });

/** What moved the balance at the card provider. */
export const transactionScreen: TransactionScreen = {
  name: 'providertransactions',
  title: texts.transactions,
  counted: texts.transactionCount,
  document: TransactionTableDocument,
  variables: ({ filters }, page) => ({
    filter: filters.state ? { state: filters.state as State } : {},
    ...page,
  }),
  countsAll: true,
  list: ({ providerTransactions }) => providerTransactions,
  columns,
  filters: [{ name: 'state', label: texts.matching, kind: 'choice', choices: Object.entries(MATCH_WORDS) }],
  empty: texts.noTransactions,
  nameOf,
  details: (row) => (
    <Details
      facts={[
        ...factsOf(columns, row),
        [texts.difference, row.difference && DIFFERENCE_WORDS[row.difference.reason]],
      ]}
      actions={
        <>
          {row.booking && (
            <Button
              component={RouterLink}
              to={paths.booking(row.booking.id)}
              variant="contained"
              size="small"
            >
              {showBookingDetails}
            </Button>
          )}
          {row.difference && (
            <Button
              component={RouterLink}
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
  actions: <ReadNow />,
};

/** What one payout pays out. */
export const payoutTransactions = (payoutId: string, title: string): TransactionScreen => ({
  ...transactionScreen,
  title,
  variables: (state, page) => {
    const { filter, ...rest } = transactionScreen.variables(state, page);
    return { filter: { ...filter, payoutId }, ...rest };
  },
});
