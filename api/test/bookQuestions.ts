import type { Question } from './listQuestions';

const ROW = 'booking { id hotelName user { name } }';
const PAYMENTS = `query ($filter: PaymentFilter, $sort: PaymentSort, $after: ID) {
  payments(filter: $filter, sort: $sort, after: $after, limit: 50) { total items { id amountCents method state ${ROW} } } }`;
const REFUNDS = `query ($filter: RefundFilter, $sort: RefundSort, $after: ID) {
  refunds(filter: $filter, sort: $sort, after: $after, limit: 50) { total items { id amountCents state ${ROW} } } }`;
const OPEN_ACCOUNTS = `query ($filter: OpenAccountFilter, $sort: OpenAccountSort, $after: ID) {
  openAccounts(filter: $filter, sort: $sort, after: $after, limit: 50) { total items { id company openCents ${ROW} } } }`;
const OPEN_TOTALS = 'query ($hotelId: ID) { openAccountTotals(hotelId: $hotelId) { openCents } }';
const INVOICES = `query ($filter: InvoiceFilter, $sort: InvoiceSort, $after: ID) {
  invoices(filter: $filter, sort: $sort, after: $after, limit: 50) { total items { id name ${ROW} } } }`;
const JOURNAL = `query ($filter: JournalFilter, $after: ID) {
  journal(filter: $filter, after: $after, limit: 50) { total items { id title debit credit cents ${ROW} } } }`;
const DAY = `query ($hotelId: ID!) { day(hotelId: $hotelId) { figures { openBookings } openBookings { id owedCents } } }`;
const TAXES = 'query ($filter: TaxFilter) { taxes(filter: $filter) { id cityName hotelName netCents } }';

const id = (kind: string, number: number): string => `${kind}${number.toString(16).padStart(16, '0')}`;
const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const moment = (ahead: number): string => `${day(ahead)}T00:00:00.000Z`;
const hotelId = id('52000000', 1);
const text = id('70000000', 700);

const ask = (list: string, query: string, questions: Record<string, object>): Question[] =>
  Object.entries(questions).map(([name, variables]) => ({
    name: `${list}, ${name}`,
    query,
    variables: { ...variables },
  }));

/** The lists for bookkeeping in every order and with every filter. */
export const BOOK_QUESTIONS: readonly Question[] = [
  ...ask('payments', PAYMENTS, {
    newest: {},
    oldest: { sort: 'PAID_ASC' },
    'highest amount': { sort: 'AMOUNT_DESC' },
    'lowest amount': { sort: 'AMOUNT_ASC' },
    'after any row': { after: id('72000000', 500) },
    'of a hotel': { filter: { hotelId } },
    'of a hotel, by amount': { filter: { hotelId }, sort: 'AMOUNT_DESC' },
    'of a method': { filter: { method: 'CASH' } },
    'of a method, in a month': {
      filter: { method: 'ONLINE', paidFrom: moment(-31), paidTo: moment(-1) },
    },
    'in a month': { filter: { paidFrom: moment(-31), paidTo: moment(-1) } },
    'in a state': { filter: { state: 'REFUNDED' } },
    voided: { filter: { state: 'VOIDED' } },
    'voided, of a hotel': { filter: { state: 'VOIDED', hotelId } },
    'of a booking': { filter: { text } },
  }),
  ...ask('refunds', REFUNDS, {
    newest: {},
    oldest: { sort: 'CREATED_ASC' },
    'highest amount': { sort: 'AMOUNT_DESC' },
    'lowest amount': { sort: 'AMOUNT_ASC' },
    'after any row': { after: id('74000000', 500) },
    'of a hotel': { filter: { hotelId } },
    'of a method': { filter: { method: 'ONLINE' } },
    'paid out in cash': { filter: { method: 'CASH', state: 'PAID' } },
    'due from the provider': { filter: { state: 'DUE' } },
    'due at a desk': { filter: { state: 'DUE_AT_DESK' } },
    paid: { filter: { state: 'PAID' } },
    'in a month': { filter: { createdFrom: moment(-31), createdTo: moment(-1) } },
    'of a booking': { filter: { text } },
  }),
  ...ask('openAccounts', OPEN_ACCOUNTS, {
    'longest open': {},
    newest: { sort: 'SINCE_DESC' },
    'after any row': { after: id('72000000', 500) },
    'of a hotel': { filter: { hotelId } },
    'of an age': { filter: { age: 'UP_TO_60' } },
    'of a company': { filter: { text: 'acme' } },
  }),
  ...ask('openAccountTotals', OPEN_TOTALS, { 'of a hotel': { hotelId } }),
  ...ask('invoices', INVOICES, {
    newest: {},
    oldest: { sort: 'DAY_ASC' },
    'highest total': { sort: 'TOTAL_DESC' },
    'lowest total': { sort: 'TOTAL_ASC' },
    'after any row': { after: id('75000000', 500) },
    'of a hotel': { filter: { hotelId } },
    'of a kind': { filter: { kind: 'CREDIT_NOTE' } },
    'of a kind, in a hotel': { filter: { kind: 'CREDIT_NOTE', hotelId } },
    'in a month': { filter: { dayFrom: day(-31), dayTo: day(-1) } },
    'by number': { filter: { text: 'INV-000701' } },
    'of a booking': { filter: { text } },
  }),
  ...ask('taxes', TAXES, {
    'of a month': { filter: { from: day(-31), to: day(-1) } },
    'of a month, by city': { filter: { from: day(-31), to: day(-1), by: 'CITY' } },
    'of a hotel': { filter: { from: day(-31), to: day(-1), hotelId } },
  }),
  ...ask('journal', JOURNAL, {
    newest: {},
    'after any row': { after: id('76000000', 500) },
    'of a hotel': { filter: { hotelId } },
    'in a month': { filter: { from: day(-31), through: day(-1) } },
  }),
];

/** Questions that few rows answer, which the servers find without reading many others. */
export const FEW_ROWS: readonly Question[] = [
  ...ask('journal', JOURNAL, {
    'of an account without entries': { filter: { account: 'ALLOWANCES' } },
    'of an account that no folio has': { filter: { account: 'BANK' } },
    'of such an account, in a hotel': { filter: { account: 'BANK', hotelId } },
    'of an account, in two days': { filter: { account: 'TAXES_PAYABLE', from: day(-31), through: day(-30) } },
    'of one side of transfers, in two days': {
      filter: { account: 'CARD_ONLINE', from: day(-31), through: day(-30) },
    },
  }),
];

/** What a hotel has to settle before it closes a day. */
export const DAY_SHEET = { query: DAY, variables: { hotelId } };

/** The accounts of all hotels, over everything that there is. */
export const TRIAL_BALANCE = `{ trialBalance(from: "${day(-1200)}", through: "${day(-1)}") { account closingCents } }`;
