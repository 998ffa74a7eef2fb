// payoutScreen
export const payouts = 'Payouts';
export const payoutCount = '{count, plural, one {# payout} other {# payouts}}';
export const noPayouts = 'The card provider has not paid anything out yet.';
export const arrival = 'Arrives';
export const status = 'Status';
export const amount = 'Amount';
export const charges = 'Charges';
export const refunds = 'Refunds';
export const disputes = 'Disputes';
export const fees = 'Fees';
export const other = 'Other';
export const matching = 'Matching';
export const providerReference = 'Reference at the provider';
export const payoutOf = 'Payout of {amount}, {day}';
export const madeBy = 'Made';
export const onSchedule = 'By the provider, on its schedule';
export const byHand = 'By hand. The provider does not say which transactions are in it.';
export const unmatchedInIt = 'Not matched';
export const unmatchedCount = '{count, plural, one {# transaction} other {# transactions}}';
export const showTransactions = 'Show transactions';
export const showDifference = 'Show payment difference';
export const allTransactions = 'All transactions';

// ReadNow
export const lastRead = 'Read {ago}';
export const neverRead = 'Not read yet';
export const isReading = 'Reading now';
export const noAnswerSince = 'The card provider did not answer at {moment}.';
export const readNow = 'Read now';

// transactionScreen
export const transactions = 'Transactions at the card provider';
export const transactionCount = '{count, plural, one {# transaction} other {# transactions}}';
export const noTransactions = 'The card provider lists no transactions.';
export const made = 'Made';
export const type = 'Type';
export const fee = 'Fee';
export const net = 'Net';
export const available = 'Available';
export const guest = 'Guest';
export const payout = 'Payout';
export const source = 'Charge, refund or dispute';
export const difference = 'Payment difference';
export const transactionOf = '{type} of {amount}';

// PayoutPage
export const unknownPayout = 'This payout does not exist';
export const unknownPayoutHelp = 'Go back to the payouts and choose another one.';
export const backToPayouts = 'Back to payouts';
