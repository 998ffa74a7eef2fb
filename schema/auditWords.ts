import { inWords } from './words';

/** What staff did, by the name of the mutation; the audit log says it after the person. */
const DONE: Readonly<Record<string, string>> = {
  acceptPropertyOffer: 'Accepted a property submission',
  acceptTeamInvitation: 'Joined the team',
  addBookingNote: 'Wrote a note on a booking',
  addExtra: 'Sold an extra',
  answerContactMessage: 'Answered a visitor’s message',
  assignRooms: 'Assigned rooms to housekeeping',
  blockNights: 'Put a room out of order',
  cancelBooking: 'Cancelled a booking',
  cancelBookings: 'Cancelled a booking',
  cancelTeamInvitation: 'Withdrew an invitation to the team',
  changeBooking: 'Changed dates or rooms of a booking',
  changeBookingByStaff: 'Changed dates or rooms of a booking',
  changeRoomState: 'Changed the housekeeping status of a room',
  checkInStay: 'Checked in guests',
  checkOutStay: 'Checked out guests',
  closeContactMessages: 'Closed a visitor’s message',
  closeDay: 'Closed the day',
  closeHotelForBooking: 'Closed the hotel for booking',
  confirmPayOut: 'Paid out a refund',
  correctPayment: 'Corrected how a payment was made',
  countCash: 'Counted the cash',
  createPaymentLink: 'Made a payment link',
  createRoomType: 'Added a room type',
  createWalkIn: 'Took a booking at the desk',
  creditBooking: 'Waived a part of what is owed',
  declinePropertyOffer: 'Declined a property submission',
  dismissReviewReports: 'Dismissed reports of a review',
  endStay: 'Ended a stay early',
  extendStay: 'Made a stay longer',
  finishRepair: 'Finished a repair',
  hideReviews: 'Hid a review',
  holdBooking: 'Held a booking until a time',
  importHotels: 'Imported',
  inviteTeamMember: 'Invited a person to the team',
  issueInvoice: 'Issued an invoice',
  keepFactors: 'Kept a second step',
  markStayNoShow: 'Marked a no-show',
  moveStay: 'Moved guests to another room',
  openBookingChat: 'Opened the chat of a booking',
  openHotelForBooking: 'Opened the hotel for booking',
  paintRates: 'Set rates',
  readCardProvider: 'Read the card provider’s payouts',
  recordLostItem: 'Recorded a lost item',
  refundBooking: 'Refunded a guest',
  releaseChange: 'Discarded an unpaid change',
  releaseCheckout: 'Ended an unpaid hold',
  releaseCheckouts: 'Ended an unpaid hold',
  removeExtra: 'Removed an extra',
  removeTeamMember: 'Removed a person from the team',
  reopenContactMessages: 'Reopened a visitor’s message',
  reopenRepair: 'Reopened a repair',
  replyToReview: 'Replied to a review',
  reportRepair: 'Reported a repair',
  reportUploads: 'Changed photos',
  resendTeamInvitation: 'Sent an invitation to the team again',
  resetFactors: 'Removed a second step',
  resolvePaymentDifference: 'Resolved a payment difference',
  revokePaymentLink: 'Ended a payment link',
  saveMessageTemplate: 'Changed a message to guests',
  sendTestMessage: 'Sent a test message',
  setArrivalHour: 'Set the expected arrival',
  settleAccount: 'Recorded a company’s payment',
  shortenStay: 'Made a stay shorter',
  showReviews: 'Showed a review again',
  signOutUsers: 'Signed a user out',
  submitDisputeEvidence: 'Sent evidence about a dispute',
  takePayment: 'Took a payment',
  unblockNights: 'Put a room back in order',
  undoEndStay: 'Undid the early end of a stay',
  undoImport: 'Undid an import',
  undoPayOut: 'Undid the pay-out of a refund',
  undoSettlement: 'Undid a company’s payment',
  undoStayState: 'Undid a check-in, check-out or no-show',
  updateRates: 'Set rates',
  updateStayDetails: 'Changed who stays',
  updateUsers: 'Changed a user',
  voidPayment: 'Voided a payment',
};

const VERBS: Readonly<Record<string, string>> = {
  create: 'Created',
  update: 'Changed',
  delete: 'Deleted',
};

/** What a person of the staff did, in words: `Checked in guests`, `Changed a hotel`. */
export function actionWord(action: string): string {
  const done = DONE[action];
  if (done) return done;
  const [, verb, noun] = /^(create|update|delete)([A-Z]\w*)$/.exec(action) ?? [];
  if (!verb || !noun) return inWords(action);
  const words = inWords(noun).trim().toLowerCase();
  const article = /s$/.test(words) ? '' : /^[aeio]/.test(words) ? 'an ' : 'a ';
  return `${VERBS[verb]} ${article}${words}`;
}
