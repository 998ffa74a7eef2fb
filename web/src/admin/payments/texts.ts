// differenceScreen
export const paymentReconciliation = 'Payment reconciliation';
export const differenceCount = '{count, plural, one {# difference} other {# differences}}';
export const noDifferences = 'All payments and refunds match their bookings.';
export const found = 'Found';
export const reason = 'Reason';
export const expected = 'Expected';
export const amount = 'Amount';
export const currency = 'Currency';
export const settled = 'Settled';
export const byStaff = 'Staff';
export const paymentSession = 'Reference at the provider';
export const hotel = 'Hotel';
export const payment = 'Payment';
export const resolution = 'Resolution';
export const whatToDo = 'What to do';
export const stepChargeUnknown =
  'Find the charge at the card provider and see what it was for. Refund it there if it is due.';
export const stepChargeAmount =
  'Compare the charge at the card provider with the booking. Refund what is too much there, or settle what is missing with the guest.';
export const stepRefundUnknown =
  'Find the refund at the card provider, and who made it. If it is for a booking, write a note on the booking.';
export const stepRefundAmount =
  'Compare the refund at the card provider with the booking, and refund what is missing.';
export const stepDisputeUnknown =
  'Find the dispute at the card provider and answer it there before its last day.';
export const stepDisputeAmount = 'Compare the dispute at the card provider with the dispute here.';
export const stepPaymentNotListed =
  'Look for the payment at the card provider. If it is not there, the booking is not paid: ask the guest to pay, or cancel it.';
export const stepPayoutAmount =
  'Compare the payout with the bank statement, and ask the card provider about the difference.';
export const stepOtherTransaction =
  'Read at the card provider why it moved this money, and enter it in the accounts by hand.';
export const sumListed = 'The card provider lists {paid}.';
export const sumListedInstead = 'The card provider lists {paid}, and our records say {expected}.';
export const sumPaid = '{paid} was paid.';
export const sumCancelled = 'A refund of {paid} was cancelled at the card provider.';
export const sumRefundFound = '{paid} was refunded before the data was restored.';
export const sumNotRefunded = '{paid} could not be refunded.';
export const sumPaidInstead = '{paid} was paid instead of {expected}.';

// ResolveDifference
export const markSettled = 'Mark as settled';
export const markSettledTitle = 'Mark as settled?';
export const notYet = 'Not yet';
export const saveSettled = 'Save as settled';
export const settledIntro =
  '{sum} This does not move any money. It records what you found or did, with your name, and cannot be undone.';
export const foundOrDone = 'What you found or did';
export const foundOrDoneHint = 'Visible to colleagues.';

// paymentScreen, refundScreen
export const payments = 'Payments';
export const paymentCount = '{count, plural, one {# payment} other {# payments}}';
export const noPayments = 'No payments.';
export const searchPayments = 'Booking, receipt or provider’s reference';
export const paidAt = 'Paid on';
export const method = 'Method';
export const state = 'Status';
export const refunded = 'Refunded';
export const voidedOn = 'Voided on';
export const guest = 'Guest';
export const receiptNumber = 'Receipt number';
export const providerReference = 'Provider’s reference';
export const lostToDispute = 'Lost to a dispute';
export const open = 'Open';
export const amountOfGuest = '{amount}, {guest}';
export const refunds = 'Refunds';
export const refundCount = '{count, plural, one {# refund} other {# refunds}}';
export const noRefunds = 'No refunds.';
export const searchRefunds = 'Booking or provider’s reference';
export const dueSince = 'Due since';
export const paidOutAtDesk = 'Paid out at the front desk';
export const receiptOf = 'Receipt {number}';

// OpenAccountsPage
export const openAccounts = 'Open accounts';
export const openAccountCount = '{count, plural, one {# open account} other {# open accounts}}';
export const openOnAccount = '{amount} open';
export const noOpenAccounts = 'No company owes anything.';
export const searchAccounts = 'Company or booking';
export const company = 'Company';
export const companyReference = 'Its reference';
export const since = 'Since';
export const age = 'Age';
export const stillOpen = 'Still owed';
export const accountOf = '{company}, {amount}';
export const totalOpen = 'Total';
export const totalsLabel = 'Open accounts by age';
export const totalsNotLoaded = 'The sums could not be loaded.';

// SettleAccount
export const enterSettlement = 'Enter a payment';
export const settleTitle = 'Payment of {company}';
export const companyOwes = '{company} owes {amount} of this payment.';
export const settlementAmount = 'Amount ($)';
export const settlementMethod = 'Payment method';
export const settlementNote = 'Note, optional';
export const settlementNoteHint = 'Such as the reference of the bank transfer.';
export const noSettlement = 'Do not enter it';

// Settlements
export const settlements = 'Payments of the company';
export const settlementOf = '{amount}, {method}';
export const settlementBy = '{name}, {moment}';
export const undone = 'Undone';
export const undoes = 'Undoes an entry';
export const undoSettlement = 'Undo';
export const undoSettlementOf = 'Undo {amount}';
export const undoTitle = 'Undo this payment?';
export const undoMeans =
  'The payment of {amount} was entered by mistake, and the company owes it again. Both entries stay in the books.';
export const keepSettlement = 'Keep as it is';
export const reasonToUndo = 'What was wrong';
