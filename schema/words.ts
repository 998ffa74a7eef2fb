/** The states of a booking as staff read them, in the order of its life. */
export const STATUS_WORDS = {
  HELD: 'Held',
  CONFIRMED: 'Confirmed',
  CANCELLED: 'Cancelled',
  EXPIRED: 'Expired',
} as const;

/** The states of a booking's payment as staff read them. */
export const PAYMENT_WORDS = {
  OPEN: 'Open',
  PAID: 'Paid',
  REFUNDING: 'Being refunded',
  REFUNDED: 'Refunded',
  FAILED: 'Failed',
} as const;

/** What a message of a hotel to its guests is for, as staff read it. */
export const MESSAGE_WORDS = {
  CONFIRMED: 'Confirmation',
  PAYMENT_DUE: 'Payment due',
  BEFORE_ARRIVAL: 'Before arrival',
  ARRIVAL_DAY: 'Day of arrival',
  AFTER_STAY: 'Thanks after the stay',
  QUICK_REPLY: 'Quick reply',
} as const;

/** The roles with their codes as staff read them, the commonest first. */
export const ROLE_WORDS = {
  CUSTOMER: 'Customer (2010)',
  INTERMEDIATE: 'Intermediate (2020)',
  TEAM: 'Team member (2031)',
  ADMIN: 'Administrator (2030)',
} as const;

/** What the price of an extra is for, after the price. */
export const EXTRA_UNIT_WORDS = {
  PER_STAY: 'per stay',
  PER_NIGHT: 'per night',
  PER_PERSON: 'per person',
  PER_PERSON_AND_NIGHT: 'per person, per night',
} as const;

/** Why money at the card provider fits no payment or refund. */
export const DIFFERENCE_WORDS = {
  AMOUNT: 'A different amount was paid',
  CURRENCY: 'Paid in a different currency',
  OTHER_BOOKING: 'Paid for a different booking',
  OTHER_SESSION: 'Paid in a different payment session',
  UNKNOWN_SESSION: 'Unknown payment session',
  REFUND_CANCELLED: 'Manual refund cancelled at the provider',
  REFUND_NOT_POSSIBLE: 'Refund not possible',
  REFUND_FOUND: 'Refunded before the restore',
  CHARGE_UNKNOWN: 'Unknown charge',
  CHARGE_AMOUNT: 'Another amount was charged',
  REFUND_UNKNOWN: 'Unknown refund',
  REFUND_AMOUNT: 'Another amount was refunded',
  DISPUTE_UNKNOWN: 'Unknown dispute',
  DISPUTE_AMOUNT: 'Another amount was disputed',
  PAYMENT_NOT_LISTED: 'Payment not at the provider',
  PAYOUT_AMOUNT: 'Payout is not its sum',
  OTHER_TRANSACTION: 'Other transaction of the provider',
} as const;

/** The statuses of a payout as staff read them, in the order of its life. */
export const PAYOUT_WORDS = {
  PENDING: 'Planned',
  IN_TRANSIT: 'On its way',
  PAID: 'Arrived',
  FAILED: 'Failed',
  CANCELED: 'Cancelled',
} as const;

/** Whether what the card provider says equals our records, as staff read it. */
export const MATCH_WORDS = { WAITING: 'Waiting', MATCHED: 'Matched', UNMATCHED: 'Not matched' } as const;

/** What moved the balance at the card provider, as staff read it. */
export const TRANSACTION_WORDS = {
  CHARGE: 'Charge',
  REFUND: 'Refund',
  REFUND_FAILURE: 'Refund returned',
  DISPUTE: 'Dispute',
  DISPUTE_REVERSAL: 'Dispute won',
  FEE: 'Fee',
  PAYOUT: 'Payout',
  PAYOUT_REVERSAL: 'Payout returned',
  OTHER: 'Other',
} as const;

/** The states of a dispute as staff read them, in the order of its life. */
export const DISPUTE_WORDS = {
  WARNING: 'Bank asks',
  NEEDS_RESPONSE: 'Needs a response',
  UNDER_REVIEW: 'Under review',
  WON: 'Won',
  LOST: 'Lost',
} as const;

/** The accounts of the books. */
export const ACCOUNT_WORDS = {
  GUESTS: "Guests' ledger",
  ROOM_REVENUE: 'Room revenue',
  EXTRAS_REVENUE: 'Extras revenue',
  CANCELLATION_FEES: 'Cancellation fees',
  TAXES_PAYABLE: 'Taxes payable',
  ALLOWANCES: 'Allowances',
  CARD_ONLINE: 'Card online',
  CARD_AT_DESK: 'Card at desk',
  CASH: 'Cash',
  RECEIVABLES: 'Accounts receivable',
  BANK: 'Bank',
  REFUNDS_PAYABLE: 'Refunds payable',
  DISPUTES: 'Disputes',
  DISPUTE_LOSSES: 'Dispute losses',
  PROVIDER_FEES: 'Provider fees',
  CASH_DIFFERENCES: 'Cash differences',
} as const;

/** The kinds of documents that a hotel issues. */
export const INVOICE_WORDS = { INVOICE: 'Invoice', CREDIT_NOTE: 'Credit note' } as const;

/** Where and how a payment was made. */
export const METHOD_WORDS = {
  ONLINE: 'Card, online',
  CASH: 'Cash, at the hotel',
  TERMINAL: 'Card, at the hotel',
  ON_ACCOUNT: 'On account',
} as const;

/** How long ago a payment was put on account. */
export const ACCOUNT_AGE_WORDS = {
  UP_TO_30: '0 to 30 days',
  UP_TO_60: '31 to 60 days',
  UP_TO_90: '61 to 90 days',
  OVER_90: 'Over 90 days',
} as const;

/** How a company pays its account. */
export const SETTLED_BY_WORDS = {
  BANK_TRANSFER: 'Bank transfer',
  TERMINAL: 'Card, at the hotel',
  CASH: 'Cash, at the hotel',
} as const;

/** What became of a payment. */
export const PAYMENT_STATE_WORDS = {
  PAID: 'Paid',
  PARTLY_REFUNDED: 'Partly refunded',
  REFUNDED: 'Refunded',
  DISPUTED: 'Lost to a dispute',
  VOIDED: 'Voided',
} as const;

/** How far a refund is. */
export const REFUND_STATE_WORDS = {
  DUE: 'Due from the provider',
  DUE_AT_DESK: 'Due at the front desk',
  WITHHELD: 'Waits for a dispute',
  CREDITED: 'Taken off the account',
  PAID: 'Paid',
} as const;

/** Why money went back to a guest, as staff read it. */
export const REFUND_REASON_WORDS = {
  CANCELLED: 'Cancelled',
  CHANGED: 'Changed',
  ROOMS_GONE: 'Rooms removed',
  ENDED_EARLY: 'Stay ended early',
  PAID_TOO_LATE: 'Paid too late',
  CHANGED_TOO_LATE: 'Change paid too late',
  PAID_TOO_MUCH: 'Paid too much',
  PAID_AFTER_CANCELLED: 'Paid after cancellation',
  ACCOUNT_CLOSED: 'Account closed',
  BY_HAND: 'Made at the provider',
  GOODWILL: 'Goodwill',
  EXTRA_REMOVED: 'Extra removed',
} as const;

/** A bank's reason for a dispute in words: `product_not_received` is "product not received". */
export const reasonWords = (reason: string): string => reason.replaceAll('_', ' ');

/** The states of a property offer as staff read them. */
export const OFFER_WORDS = { NEW: 'New', ACCEPTED: 'Accepted', DECLINED: 'Declined' } as const;

/** A name of the schema as people read it: updateRoomType is 'Update room type', HOTEL_TYPE 'Hotel type'. */
export function inWords(name: string): string {
  const words = /[a-z]/.test(name)
    ? name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    : name.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A field that was changed, as people read it. */
export const fieldWord = (field: string): string =>
  inWords(field.replace(/(Cents|Id)$/, '').replace(/Ids$/, 's'));

/** The name of an uploaded file, out of its address. */
export const fileNameOf = (url: string): string =>
  decodeURIComponent(url.split('?')[0]!.split('/').at(-1) ?? url);

/** Whether an uploaded file is a picture. */
export const isPictureFile = (url: string): boolean => /\.jpe?g($|\?)/i.test(url);
