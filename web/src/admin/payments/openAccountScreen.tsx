import { fill } from '../../../../schema/fill';
import { receiptFile } from '../../../../schema/receipts';
import { ACCOUNT_AGE_WORDS } from '../../../../schema/words';
import { Dot } from '../../kit/Dot';
import { dollars } from '../../kit/format';
import { bookingMoment } from '../../kit/moments';
import { Details, factsOf } from '../table/Details';
import { orderOf, type Column, type Screen } from '../table/screen';
import { bookingColumns } from './bookingColumns';
import { DocumentFile } from './DocumentFile';
import {
  OpenAccountTableDocument,
  type OpenAccountTableQuery,
  type OpenAccountTableQueryVariables,
} from './OpenAccountTable.generated';
import { SettleAccount } from './SettleAccount';
import { Settlements } from './Settlements';
import { ShowBooking } from './ShowBooking';
import * as texts from './texts';

type AccountRow = OpenAccountTableQuery['openAccounts']['items'][number];
type Filter = NonNullable<OpenAccountTableQueryVariables['filter']>;
type Sort = NonNullable<OpenAccountTableQueryVariables['sort']>;

const TONES = { UP_TO_30: 'quiet', UP_TO_60: 'info', UP_TO_90: 'warning', OVER_90: 'error' } as const;

const columns: readonly Column<AccountRow>[] = [
  { field: 'company', label: texts.company, text: ({ company }) => company ?? '' },
  {
    field: 'reference',
    label: texts.companyReference,
    width: 136,
    isExtra: true,
    text: ({ companyReference }) => companyReference ?? '',
  },
  {
    field: 'since',
    label: texts.since,
    width: 184,
    sort: { ascending: 'SINCE_ASC', descending: 'SINCE_DESC' },
    text: ({ paidAt }) => bookingMoment(paidAt),
  },
  {
    field: 'age',
    label: texts.age,
    width: 144,
    text: ({ accountAge }) => (accountAge ? ACCOUNT_AGE_WORDS[accountAge] : ''),
    cell: ({ accountAge }) =>
      accountAge && <Dot tone={TONES[accountAge]}>{ACCOUNT_AGE_WORDS[accountAge]}</Dot>,
  },
  {
    field: 'open',
    label: texts.stillOpen,
    width: 112,
    isNumber: true,
    text: ({ openCents }) => dollars(openCents),
  },
  {
    field: 'amount',
    label: texts.amount,
    width: 112,
    isNumber: true,
    isExtra: true,
    text: ({ amountCents }) => dollars(amountCents),
  },
  ...bookingColumns.map((column) => ({
    ...column,
    // The table has a column of this name for what is open.
    field: column.isAction ? 'showBooking' : column.field,
  })),
];

/** What companies owe for payments on account. */
export const openAccountScreen: Screen<AccountRow, OpenAccountTableQuery, OpenAccountTableQueryVariables> = {
  name: 'openaccounts',
  title: texts.openAccounts,
  counted: texts.openAccountCount,
  document: OpenAccountTableDocument,
  variables: (state, page) => ({
    filter: {
      text: state.text || undefined,
      hotelId: state.filters.hotel,
      age: state.filters.age as Filter['age'],
    },
    sort: orderOf<Sort>(state, columns),
    ...page,
  }),
  countsAll: true,
  list: ({ openAccounts }) => openAccounts,
  columns,
  filters: [
    { name: 'hotel', label: texts.hotel, kind: 'hotel' },
    { name: 'age', label: texts.age, kind: 'choice', choices: Object.entries(ACCOUNT_AGE_WORDS) },
  ],
  search: texts.searchAccounts,
  empty: texts.noOpenAccounts,
  nameOf: ({ company, openCents }) =>
    fill(texts.accountOf, { company: company ?? '', amount: dollars(openCents) }),
  details: (row) => (
    <Details
      facts={factsOf(columns, row)}
      actions={
        <>
          <SettleAccount key={row.id} payment={row} />
          <ShowBooking id={row.booking.id} />
          <DocumentFile
            key={`file ${row.id}`}
            id={row.id}
            name={receiptFile(row)}
            title={fill(texts.receiptOf, { number: row.id })}
          />
        </>
      }
    >
      <Settlements payment={row} />
    </Details>
  ),
};
