// What staff do with what a guest owes and has paid
export const guestAtHotel = '{guest}, {hotel}';
export const guestOwes = 'The guest owes {amount}.';
export const amountInDollars = 'Amount ($)';
export const mostAmount = 'At most {amount}.';
export const reasonForGuest = 'Reason';
export const reasonIsRead = 'The guest can read it.';

// TakePayment
export const takePayment = 'Take payment';
export const takePaymentTitle = 'Take a payment';
export const noPayment = 'Do not take it';
export const howPaid = 'Payment method';
export const byTerminal = 'Card, at the terminal';
export const inCash = 'Cash';
export const paymentTaken = '{amount} received.';
export const stillOwed = '{amount} is still to be paid.';
export const allPaid = 'Everything is paid.';

// CreditBooking
export const waive = 'Waive a part';
export const waiveTitle = 'Waive a part of what is owed?';
export const waiveAmount = 'Waive this amount';
export const waived = '{amount} waived.';
export const noWaiver = 'Waive nothing';

// VoidPayment
export const voidPayment = 'Void payment';
export const voidPaymentOf = 'Void payment of {amount}';
export const voidPaymentTitle = 'Void this payment?';
export const voidMeans =
  'The payment of {amount} was entered by mistake, and the guest owes it again. The history keeps both entries.';
export const reasonOfMistake = 'What was wrong';
export const reasonStaysInHistory = 'Staff and the guest can read it in the history.';
export const keepPayment = 'Keep as it is';

// PayBalance
export const payNow = 'Pay {amount} now';
export const payNowOrAtHotel = 'By card, on our payment provider’s page. You can also pay at the hotel.';
