// RefundFields
export const refundInDollars = 'Refund in dollars';
export const mostRefund = 'At most {amount}.';
export const mostRefundAtOnce = 'You can refund up to {amount} at once. Ask a manager of the hotel for more.';
export const reasonIfAny = 'Reason, optional';
export const reasonNeeded = 'Another sum than the usual one needs a reason, which the guest can read.';

// useExplainToStaff
export const goesToCard = '{amount} goes back to the guest’s card.';
export const paidOutToCard = '{amount} is paid out at the front desk, to the guest’s card.';
export const waitsForDispute =
  'The guest’s bank has already taken back {amount}. It is refunded only if the dispute is won.';
export const paidOutInCash = '{amount} is paid out at the front desk, in cash.';
export const backToCompany =
  '{amount} is taken off what the company owes. What it has paid already is paid back to it.';
