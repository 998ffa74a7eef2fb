// disputeScreen
export const disputes = 'Disputes';
export const disputeCount = '{count, plural, one {# dispute} other {# disputes}}';
export const noDisputes = 'No bank has disputed a payment.';
export const opened = 'Opened';
export const status = 'Status';
export const amount = 'Amount';
export const evidenceUntil = 'Evidence until';
export const reason = 'Reason';
export const guest = 'Guest';
export const hotel = 'Hotel';
export const providerReference = 'Provider’s reference';
export const inquiryClosed = 'Inquiry closed';
export const open = 'All open';
export const ended = 'All ended';
export const disputeOf = '{amount}, {guest}';
export const whatToDo = 'What to do';
export const payment = 'Payment';
export const refunded = 'Refunded';
export const evidenceSubmitted = 'Evidence submitted';
export const closed = 'Ended';
export const stepNeedsResponse =
  'Download the evidence and check it, then submit it. Refunds of this payment wait for the bank’s decision.';
export const stepInquiry =
  'The bank asks about this payment and has taken nothing back. Submit the evidence, or refund the guest.';
export const stepAnswered = 'Wait for the bank’s decision.';
export const stepUnderReview = 'Wait for the bank’s decision. Refunds of this payment wait for it too.';
export const stepWon = 'Nothing. The bank has returned the money, and refunds that waited are carried out.';
export const stepLost = 'Nothing. The cardholder keeps the money, and it is not refunded a second time.';
export const stepLostBooked =
  'Decide whether to cancel the booking. The cardholder keeps the money, and it is not refunded a second time.';
export const stepInquiryClosed = 'Nothing. The bank has closed its inquiry.';

// DisputeActions
export const downloadEvidence = 'Download evidence';
export const submitEvidence = 'Submit evidence';
export const submitEvidenceTitle = 'Submit the evidence?';
export const notYet = 'Not yet';
export const submitEvidenceIntro =
  'The bank receives the booking, the terms, the emails, the times of arrival and departure, the history, and the messages about the booking. It takes evidence once: download it first and check it.';
