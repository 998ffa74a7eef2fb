import { fill } from '../../../../schema/fill';
import { METHOD_WORDS, REFUND_REASON_WORDS, REFUND_STATE_WORDS } from '../../../../schema/words';
import { Dot } from '../../kit/Dot';
import { dollars } from '../../kit/format';
import { bookingMoment } from '../../kit/moments';
import { Details, factsOf } from '../table/Details';
import { boundsOf, startOfDay } from '../table/filters';
import { orderOf, type Column, type Screen } from '../table/screen';
import { ShowBooking } from './ShowBooking';
import { amountColumn, bookingColumns, HOTEL_AND_METHOD, providerColumn } from './bookingColumns';
import {
  RefundTableDocument,
  type RefundTableQuery,
  type RefundTableQueryVariables,
} from './RefundTable.generated';
import * as texts from './texts';

type RefundRow = RefundTableQuery['refunds']['items'][number];
type Filter = NonNullable<RefundTableQueryVariables['filter']>;
type Sort = NonNullable<RefundTableQueryVariables['sort']>;

const TONES = {
  DUE: 'warning',
  DUE_AT_DESK: 'warning',
  WITHHELD: 'info',
  CREDITED: 'success',
  PAID: 'success',
} as const;

const columns: readonly Column<RefundRow>[] = [
  {
    field: 'created',
    label: texts.dueSince,
    width: 184,
    sort: { ascending: 'CREATED_ASC', descending: 'CREATED_DESC' },
    text: ({ createdAt }) => bookingMoment(createdAt),
  },
  amountColumn,
  { field: 'reason', label: texts.reason, width: 152, text: ({ reason }) => REFUND_REASON_WORDS[reason] },
  {
    field: 'method',
    label: texts.method,
    width: 144,
    isExtra: true,
    text: ({ method }) => METHOD_WORDS[method],
  },
  {
    field: 'state',
    label: texts.state,
    width: 184,
    text: ({ state }) => REFUND_STATE_WORDS[state],
    cell: ({ state }) => <Dot tone={TONES[state]}>{REFUND_STATE_WORDS[state]}</Dot>,
  },
  {
    field: 'paidOut',
    label: texts.paidOutAtDesk,
    width: 184,
    isOptional: true,
    text: ({ paidOutAt }) => (paidOutAt ? bookingMoment(paidOutAt) : ''),
  },
  ...bookingColumns,
  providerColumn,
];

function filterOf(text: string, filters: Readonly<Record<string, string>>): Filter {
  const created = boundsOf(filters.created);
  return {
    text: text || undefined,
    hotelId: filters.hotel,
    method: filters.method as Filter['method'],
    state: filters.state as Filter['state'],
    createdFrom: startOfDay(created.from),
    createdTo: startOfDay(created.to, 1),
  };
}

/** Refunds that are due or made, by the card provider and at front desks. */
export const refundScreen: Screen<RefundRow, RefundTableQuery, RefundTableQueryVariables> = {
  name: 'refunds',
  title: texts.refunds,
  counted: texts.refundCount,
  document: RefundTableDocument,
  variables: (state, page) => ({
    filter: filterOf(state.text, state.filters),
    sort: orderOf<Sort>(state, columns),
    ...page,
  }),
  countsAll: true,
  list: ({ refunds }) => refunds,
  columns,
  filters: [
    ...HOTEL_AND_METHOD,
    { name: 'state', label: texts.state, kind: 'choice', choices: Object.entries(REFUND_STATE_WORDS) },
    { name: 'created', label: texts.dueSince, kind: 'days' },
  ],
  search: texts.searchRefunds,
  empty: texts.noRefunds,
  nameOf: ({ amountCents, booking }) =>
    fill(texts.amountOfGuest, { amount: dollars(amountCents), guest: booking.user.name }),
  details: (row) => <Details facts={factsOf(columns, row)} actions={<ShowBooking id={row.booking.id} />} />,
};
