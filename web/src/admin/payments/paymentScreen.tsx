import { fill } from '../../../../schema/fill';
import { describePayment, receiptFile } from '../../../../schema/receipts';
import { METHOD_WORDS, PAYMENT_STATE_WORDS } from '../../../../schema/words';
import { Dot } from '../../kit/Dot';
import { dollars } from '../../kit/format';
import { bookingMoment } from '../../kit/moments';
import { Details, factsOf } from '../table/Details';
import { boundsOf, startOfDay } from '../table/filters';
import { orderOf, type Column, type Screen } from '../table/screen';
import { DocumentFile } from './DocumentFile';
import { ShowBooking } from './ShowBooking';
import { amountColumn, bookingColumns, HOTEL_AND_METHOD, providerColumn } from './bookingColumns';
import {
  PaymentTableDocument,
  type PaymentTableQuery,
  type PaymentTableQueryVariables,
} from './PaymentTable.generated';
import * as texts from './texts';

type PaymentRow = PaymentTableQuery['payments']['items'][number];
type Filter = NonNullable<PaymentTableQueryVariables['filter']>;
type Sort = NonNullable<PaymentTableQueryVariables['sort']>;

const TONES = {
  PAID: 'success',
  PARTLY_REFUNDED: 'info',
  REFUNDED: 'quiet',
  DISPUTED: 'error',
  VOIDED: 'quiet',
} as const;

/** Whether nothing came back of it, and its company still has to pay. */
const isOpen = ({ state, openCents }: PaymentRow): boolean => state === 'PAID' && openCents > 0;

const stateWords = (row: PaymentRow): string =>
  isOpen(row)
    ? fill(texts.openOnAccount, { amount: dollars(row.openCents) })
    : PAYMENT_STATE_WORDS[row.state];

const amountIfAny = (cents: number): string => (cents > 0 ? dollars(cents) : '');

const columns: readonly Column<PaymentRow>[] = [
  {
    field: 'paidAt',
    label: texts.paidAt,
    width: 184,
    sort: { ascending: 'PAID_ASC', descending: 'PAID_DESC' },
    text: ({ paidAt }) => bookingMoment(paidAt),
  },
  amountColumn,
  { field: 'method', label: texts.method, width: 144, text: ({ method }) => METHOD_WORDS[method] },
  {
    field: 'state',
    label: texts.state,
    width: 152,
    text: stateWords,
    cell: (row) => <Dot tone={isOpen(row) ? 'warning' : TONES[row.state]}>{stateWords(row)}</Dot>,
  },
  {
    field: 'voided',
    label: texts.voidedOn,
    width: 184,
    isOptional: true,
    text: ({ voidedAt }) => (voidedAt ? bookingMoment(voidedAt) : ''),
  },
  {
    field: 'refunded',
    label: texts.refunded,
    width: 112,
    isNumber: true,
    isOptional: true,
    text: ({ refundedCents }) => amountIfAny(refundedCents),
  },
  {
    field: 'open',
    label: texts.stillOpen,
    width: 112,
    isNumber: true,
    isOptional: true,
    text: ({ openCents }) => amountIfAny(openCents),
  },
  ...bookingColumns,
  { field: 'receipt', label: texts.receiptNumber, width: 216, isOptional: true, text: ({ id }) => id },
  providerColumn,
];

function filterOf(text: string, filters: Readonly<Record<string, string>>): Filter {
  const paid = boundsOf(filters.paid);
  return {
    text: text || undefined,
    hotelId: filters.hotel,
    method: filters.method as Filter['method'],
    state: filters.state as Filter['state'],
    paidFrom: startOfDay(paid.from),
    paidTo: startOfDay(paid.to, 1),
  };
}

/** Payments for bookings and changes, online and at front desks. */
export const paymentScreen: Screen<PaymentRow, PaymentTableQuery, PaymentTableQueryVariables> = {
  name: 'payments',
  title: texts.payments,
  counted: texts.paymentCount,
  document: PaymentTableDocument,
  variables: (state, page) => ({
    filter: filterOf(state.text, state.filters),
    sort: orderOf<Sort>(state, columns),
    ...page,
  }),
  countsAll: true,
  list: ({ payments }) => payments,
  columns,
  filters: [
    ...HOTEL_AND_METHOD,
    { name: 'state', label: texts.state, kind: 'choice', choices: Object.entries(PAYMENT_STATE_WORDS) },
    { name: 'paid', label: texts.paidAt, kind: 'days' },
  ],
  search: texts.searchPayments,
  empty: texts.noPayments,
  nameOf: ({ amountCents, booking }) =>
    fill(texts.amountOfGuest, { amount: dollars(amountCents), guest: booking.user.name }),
  details: (row) => (
    <Details
      facts={[
        ...factsOf(columns, row, { method: describePayment(row) }),
        [texts.lostToDispute, amountIfAny(row.disputedCents)],
      ]}
      actions={
        <>
          <ShowBooking id={row.booking.id} />
          {!row.voidedAt && (
            <DocumentFile
              key={row.id}
              id={row.id}
              name={receiptFile(row)}
              title={fill(texts.receiptOf, { number: row.id })}
            />
          )}
        </>
      }
    />
  ),
};
