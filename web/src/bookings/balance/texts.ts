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
export const onAccount = 'On account';
export const onAccountMeans = 'A company pays the hotel later, and the guest owes nothing.';
export const company = 'Company';
export const companyReference = 'Its reference, optional';
export const companyReferenceHint = 'Such as the number of its purchase order.';
export const putOnAccount = '{amount} put on account of {company}.';
export const nothingLeft = 'The guest owes nothing.';
export const paymentTaken = '{amount} received.';
export const stillOwed = '{amount} is still to be paid.';
export const allPaid = 'Everything is paid.';

// CreditBooking
export const waive = 'Waive a part';
export const waiveMeans = 'The guest owes less, and reads your reason.';
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

export const payNowToKeep =
  'By card, on our payment provider’s page. Your rooms are held until {moment}, by the clock at the hotel. If nothing is paid by then, the booking is cancelled, and you have nothing to pay.';

// PaymentLinks, PaymentLinkDialog
export const paymentLink = 'Payment link';
export const paymentLinkMeans = 'The guest pays by card, without signing in.';
export const paymentLinkTitle = 'Make a payment link';
export const noLink = 'No link';
export const sendLink = 'Send link';
export const makeLink = 'Make link';
export const howLinkArrives = 'How the guest gets it';
export const byMailTo = 'By email to {email}';
export const byCopy = 'I copy it';
export const byCopyHint = 'For a guest without an email address, for example as a text message.';
export const linkSent =
  'Sent to {to}. The link works until {moment}. You can also copy it now; it is shown only once.';
export const linkMade = 'The link works until {moment}. Copy it now; it is shown only once.';
export const copyLink = 'Copy the link';
export const allOwed = 'what is owed';
export const sentLink = 'Payment link for {amount}, sent {made}. It works until {until}.';
export const madeLink = 'Payment link for {amount}, made {made}. It works until {until}.';
export const withdrawLink = 'Withdraw';

// HeldBooking
export const heldUntil = 'Held until {moment}';
export const heldBooking = 'Held booking';
export const heldMeans = 'If nothing is paid by then, it is cancelled without a fee.';
export const holdLonger = 'Change the time';
export const confirmToPayAtHotel = 'Pay at the hotel';
export const holdUntilTitle = 'Hold until another time';
export const keepTime = 'Keep the time';
export const holdUntil = 'Hold';
export const holdDay = 'Day';
export const holdTime = 'Time';
export const holdTimeHint = 'By the clock at the hotel, until the end of the day of arrival.';
