import type { EXPORT_COLUMNS } from '../../../../schema/exportColumns';
import {
  ACCOUNT_AGE_WORDS,
  ACCOUNT_WORDS,
  DIFFERENCE_WORDS,
  DISPUTE_WORDS,
  INVOICE_WORDS,
  MATCH_WORDS,
  METHOD_WORDS,
  PAYMENT_STATE_WORDS,
  PAYOUT_WORDS,
  reasonWords,
  REFUND_REASON_WORDS,
  REFUND_STATE_WORDS,
  TRANSACTION_WORDS,
} from '../../../../schema/words';
import {
  column,
  dollarsOf,
  momentOf,
  personal,
  textOf,
  worded,
  wordOf,
  type ExportList,
} from './exportColumn';

/** The booking that a row is about. */
const ofBooking = {
  guest: personal('booking.user.name'),
  hotel: column('booking.hotelName'),
  booking: column('booking.reference'),
};

type BookExports = {
  readonly [List in BookList]: ExportList<(typeof EXPORT_COLUMNS)[List][number]>;
};
type BookList =
  | 'journal'
  | 'payments'
  | 'refunds'
  | 'openAccounts'
  | 'invoices'
  | 'taxes'
  | 'disputes'
  | 'payouts'
  | 'providerTransactions'
  | 'paymentDifferences';

/** The lists about money, by their field in the schema. */
export const BOOK_EXPORTS: BookExports = {
  journal: {
    variables: { filter: 'JournalFilter' },
    isKeyed: true,
    columns: {
      day: column('day'),
      title: column('title'),
      debit: column('debit', wordOf(ACCOUNT_WORDS)),
      credit: column('credit', wordOf(ACCOUNT_WORDS)),
      amount: column('cents', dollarsOf),
      hotel: column('hotel.name'),
      guest: personal('booking.user.name'),
      why: column('why'),
      booking: column('booking.reference'),
      at: column('at', momentOf),
      user: personal('user.name'),
    },
  },
  payments: {
    variables: { filter: 'PaymentFilter', sort: 'PaymentSort' },
    isKeyed: true,
    columns: {
      paidAt: column('paidAt', momentOf),
      amount: column('amountCents', dollarsOf),
      method: column('method', wordOf(METHOD_WORDS)),
      state: column('state', wordOf(PAYMENT_STATE_WORDS)),
      voided: column('voidedAt', momentOf),
      refunded: column('refundedCents', dollarsOf),
      open: column('openCents', dollarsOf),
      ...ofBooking,
      receipt: column('id'),
      provider: column('providerId'),
    },
  },
  refunds: {
    variables: { filter: 'RefundFilter', sort: 'RefundSort' },
    isKeyed: true,
    columns: {
      created: column('createdAt', momentOf),
      amount: column('amountCents', dollarsOf),
      reason: column('reason', wordOf(REFUND_REASON_WORDS)),
      method: column('method', wordOf(METHOD_WORDS)),
      state: column('state', wordOf(REFUND_STATE_WORDS)),
      paidOut: column('paidOutAt', momentOf),
      ...ofBooking,
      provider: column('providerId'),
    },
  },
  openAccounts: {
    variables: { filter: 'OpenAccountFilter', sort: 'OpenAccountSort' },
    isKeyed: true,
    columns: {
      company: column('company'),
      reference: column('companyReference'),
      since: column('paidAt', momentOf),
      age: column('accountAge', wordOf(ACCOUNT_AGE_WORDS)),
      open: column('openCents', dollarsOf),
      amount: column('amountCents', dollarsOf),
      ...ofBooking,
    },
  },
  invoices: {
    variables: { filter: 'InvoiceFilter', sort: 'InvoiceSort' },
    isKeyed: true,
    columns: {
      name: column('name'),
      kind: column('kind', wordOf(INVOICE_WORDS)),
      day: column('day'),
      total: column('signedTotalCents', dollarsOf),
      buyer: personal('buyer.name'),
      taxNumber: column('buyer.taxNumber'),
      guest: personal('booking.user.name'),
      hotel: column('sellerName'),
      booking: column('booking.reference'),
    },
  },
  taxes: {
    variables: { filter: 'TaxFilter' },
    isWhole: true,
    columns: {
      city: column('cityName'),
      hotel: column('hotelName'),
      title: column('title'),
      nights: column('nights'),
      nightsTotal: column('nightsCents', dollarsOf),
      charged: column('chargedCents', dollarsOf),
      givenBack: column('givenBackCents', dollarsOf),
      net: column('netCents', dollarsOf),
    },
  },
  disputes: {
    variables: { filter: 'DisputeFilter' },
    isKeyed: true,
    columns: {
      opened: column('openedAt', momentOf),
      status: column('status', wordOf(DISPUTE_WORDS)),
      amount: column('amountCents', dollarsOf),
      due: column('evidenceDueBy', momentOf),
      reason: column('reason', worded(reasonWords)),
      ...ofBooking,
      provider: column('providerId'),
    },
  },
  payouts: {
    variables: {},
    isKeyed: true,
    columns: {
      arrival: column('arrivalDay'),
      status: column('status', wordOf(PAYOUT_WORDS)),
      amount: column('amountCents', dollarsOf),
      charges: column('chargesCents', dollarsOf),
      refunds: column('refundsCents', dollarsOf),
      disputes: column('disputesCents', dollarsOf),
      fees: column('feesCents', dollarsOf),
      other: column('otherCents', dollarsOf),
      state: column('state', wordOf(MATCH_WORDS)),
      provider: column('providerId'),
    },
  },
  providerTransactions: {
    variables: { filter: 'ProviderTransactionFilter' },
    isKeyed: true,
    columns: {
      made: column('madeAt', momentOf),
      type: column('type', wordOf(TRANSACTION_WORDS)),
      amount: column('amountCents', dollarsOf),
      fee: column('feeCents', dollarsOf),
      net: column('netCents', dollarsOf),
      available: column('availableOn', momentOf),
      guest: personal('booking.user.name'),
      booking: column('booking.reference'),
      state: column('state', wordOf(MATCH_WORDS)),
      payout: column('payout.providerId'),
      source: column('sourceId'),
      provider: column('providerId'),
    },
  },
  paymentDifferences: {
    variables: { hotelId: 'ID' },
    isKeyed: true,
    columns: {
      found: column('foundAt', momentOf),
      reason: column('reason', wordOf(DIFFERENCE_WORDS)),
      expected: column('expectedCents', dollarsOf),
      paid: column('paidCents', dollarsOf),
      currency: column('currency', ([code]) => textOf([code]).toUpperCase()),
      booking: column('booking.reference'),
      settled: column('resolvedAt', momentOf),
      session: column('sessionId'),
    },
  },
};
