import { text } from './fill';

/* Rows of tables are marked by `text`: the web has them in the language of its reader, the api says them by `translated`. */

/** The states of a booking as staff read them, in the order of its life. */
export const STATUS_WORDS = {
  HELD: text('Held'),
  CONFIRMED: text('Confirmed'),
  CANCELLED: text('Cancelled'),
  EXPIRED: text('Expired'),
} as const;

/** The states of a booking's payment as staff read them. */
export const PAYMENT_WORDS = {
  OPEN: text('Open'),
  PAID: text('Paid'),
  REFUNDING: text('Being refunded'),
  REFUNDED: text('Refunded'),
  FAILED: text('Failed'),
} as const;

/** What a message of a hotel to its guests is for, as staff read it. */
export const MESSAGE_WORDS = {
  CONFIRMED: text('Confirmation'),
  PAYMENT_DUE: text('Payment due'),
  BEFORE_ARRIVAL: text('Before arrival'),
  ARRIVAL_DAY: text('Day of arrival'),
  AFTER_STAY: text('Thanks after the stay'),
  QUICK_REPLY: text('Quick reply'),
} as const;

/** The roles with their codes as staff read them, the commonest first. */
export const ROLE_WORDS = {
  CUSTOMER: text('Customer (2010)'),
  INTERMEDIATE: text('Intermediate (2020)'),
  TEAM: text('Team member (2031)'),
  ADMIN: text('Administrator (2030)'),
} as const;

/** What the price of an extra is for, after the price. */
export const EXTRA_UNIT_WORDS = {
  PER_STAY: text('per stay'),
  PER_NIGHT: text('per night'),
  PER_PERSON: text('per person'),
  PER_PERSON_AND_NIGHT: text('per person, per night'),
} as const;

/** Why money at the card provider fits no payment or refund. */
export const DIFFERENCE_WORDS = {
  AMOUNT: text('A different amount was paid'),
  CURRENCY: text('Paid in a different currency'),
  OTHER_BOOKING: text('Paid for a different booking'),
  OTHER_SESSION: text('Paid in a different payment session'),
  UNKNOWN_SESSION: text('Unknown payment session'),
  REFUND_CANCELLED: text('Manual refund cancelled at the provider'),
  REFUND_NOT_POSSIBLE: text('Refund not possible'),
  REFUND_FOUND: text('Refunded before the restore'),
  CHARGE_UNKNOWN: text('Unknown charge'),
  CHARGE_AMOUNT: text('Another amount was charged'),
  REFUND_UNKNOWN: text('Unknown refund'),
  REFUND_AMOUNT: text('Another amount was refunded'),
  DISPUTE_UNKNOWN: text('Unknown dispute'),
  DISPUTE_AMOUNT: text('Another amount was disputed'),
  PAYMENT_NOT_LISTED: text('Payment not at the provider'),
  PAYOUT_AMOUNT: text('Payout is not its sum'),
  OTHER_TRANSACTION: text('Other transaction of the provider'),
} as const;

/** The statuses of a payout as staff read them, in the order of its life. */
export const PAYOUT_WORDS = {
  PENDING: text('Planned'),
  IN_TRANSIT: text('On its way'),
  PAID: text('Arrived'),
  FAILED: text('Failed'),
  CANCELED: text('Cancelled'),
} as const;

/** Whether what the card provider says equals our records, as staff read it. */
export const MATCH_WORDS = {
  WAITING: text('Waiting'),
  MATCHED: text('Matched'),
  UNMATCHED: text('Not matched'),
} as const;

/** What moved the balance at the card provider, as staff read it. */
export const TRANSACTION_WORDS = {
  CHARGE: text('Charge'),
  REFUND: text('Refund'),
  REFUND_FAILURE: text('Refund returned'),
  DISPUTE: text('Dispute'),
  DISPUTE_REVERSAL: text('Dispute won'),
  FEE: text('Fee'),
  PAYOUT: text('Payout'),
  PAYOUT_REVERSAL: text('Payout returned'),
  OTHER: text('Other'),
} as const;

/** The states of a dispute as staff read them, in the order of its life. */
export const DISPUTE_WORDS = {
  WARNING: text('Bank asks'),
  NEEDS_RESPONSE: text('Needs a response'),
  UNDER_REVIEW: text('Under review'),
  WON: text('Won'),
  LOST: text('Lost'),
} as const;

/** The accounts of the books. */
export const ACCOUNT_WORDS = {
  GUESTS: text("Guests' ledger"),
  ROOM_REVENUE: text('Room revenue'),
  EXTRAS_REVENUE: text('Extras revenue'),
  CANCELLATION_FEES: text('Cancellation fees'),
  TAXES_PAYABLE: text('Taxes payable'),
  ALLOWANCES: text('Allowances'),
  CARD_ONLINE: text('Card online'),
  CARD_AT_DESK: text('Card at desk'),
  CASH: text('Cash'),
  RECEIVABLES: text('Accounts receivable'),
  BANK: text('Bank'),
  REFUNDS_PAYABLE: text('Refunds payable'),
  DISPUTES: text('Disputes'),
  DISPUTE_LOSSES: text('Dispute losses'),
  PROVIDER_FEES: text('Provider fees'),
  CASH_DIFFERENCES: text('Cash differences'),
} as const;

/** The kinds of documents that a hotel issues. */
export const INVOICE_WORDS = { INVOICE: text('Invoice'), CREDIT_NOTE: text('Credit note') } as const;

/** Where and how a payment was made. */
export const METHOD_WORDS = {
  ONLINE: text('Card, online'),
  CASH: text('Cash, at the hotel'),
  TERMINAL: text('Card, at the hotel'),
  ON_ACCOUNT: text('On account'),
} as const;

/** How long ago a payment was put on account. */
export const ACCOUNT_AGE_WORDS = {
  UP_TO_30: text('0 to 30 days'),
  UP_TO_60: text('31 to 60 days'),
  UP_TO_90: text('61 to 90 days'),
  OVER_90: text('Over 90 days'),
} as const;

/** How a company pays its account. */
export const SETTLED_BY_WORDS = {
  BANK_TRANSFER: text('Bank transfer'),
  TERMINAL: text('Card, at the hotel'),
  CASH: text('Cash, at the hotel'),
} as const;

/** What became of a payment. */
export const PAYMENT_STATE_WORDS = {
  PAID: text('Paid'),
  PARTLY_REFUNDED: text('Partly refunded'),
  REFUNDED: text('Refunded'),
  DISPUTED: text('Lost to a dispute'),
  VOIDED: text('Voided'),
} as const;

/** How far a refund is. */
export const REFUND_STATE_WORDS = {
  DUE: text('Due from the provider'),
  DUE_AT_DESK: text('Due at the front desk'),
  WITHHELD: text('Waits for a dispute'),
  CREDITED: text('Taken off the account'),
  PAID: text('Paid'),
} as const;

/** Why money went back to a guest, as staff read it. */
export const REFUND_REASON_WORDS = {
  CANCELLED: text('Cancelled'),
  CHANGED: text('Changed'),
  ROOMS_GONE: text('Rooms removed'),
  ENDED_EARLY: text('Stay ended early'),
  PAID_TOO_LATE: text('Paid too late'),
  CHANGED_TOO_LATE: text('Change paid too late'),
  PAID_TOO_MUCH: text('Paid too much'),
  PAID_AFTER_CANCELLED: text('Paid after cancellation'),
  ACCOUNT_CLOSED: text('Account closed'),
  BY_HAND: text('Made at the provider'),
  GOODWILL: text('Goodwill'),
  EXTRA_REMOVED: text('Extra removed'),
} as const;

/** A bank's reason for a dispute in words: `product_not_received` is "product not received". */
export const reasonWords = (reason: string): string => reason.replaceAll('_', ' ');

/** The states of a property offer as staff read them. */
export const OFFER_WORDS = {
  NEW: text('New'),
  ACCEPTED: text('Accepted'),
  DECLINED: text('Declined'),
} as const;

/** A name of the schema as people read it: updateRoomType is 'Update room type', HOTEL_TYPE 'Hotel type'. */
export function inWords(name: string): string {
  const words = /[a-z]/.test(name)
    ? name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    : name.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name of an uploaded file, out of its address. */
export const fileNameOf = (url: string): string =>
  decodeURIComponent(url.split('?')[0]!.split('/').at(-1) ?? url);

/** Whether an uploaded file is a picture. */
export const isPictureFile = (url: string): boolean => /\.jpe?g($|\?)/i.test(url);
