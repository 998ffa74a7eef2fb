// offerScreen
export const propertySubmissions = 'Property submissions';
export const noSubmissions = 'No property submissions yet.';
export const sentBy = 'Sent by';
export const email = 'Email';
export const files = 'Files';
export const pictureCount = '{count, plural, one {# picture} other {# pictures}}';
export const textCount = '{count, plural, one {# text} other {# texts}}';
export const sent = 'Sent';
export const status = 'Status';
export const hotel = 'Hotel';
export const reference = 'Reference';
export const answered = 'Answered';
export const answer = 'Answer';
export const byStaff = 'Staff';
export const theSender = 'The sender';
export const accept = 'Accept';
export const showUser = 'Show user';

// DeclineOffer
export const decline = 'Decline';
export const declineTitle = 'Decline this submission?';
export const notYet = 'Not yet';
export const declineAndSend = 'Decline and send';
export const declineText =
  '{sender} gets your answer by email. This cannot be undone. The files are kept here.';
export const declineHint = 'Say why, and what would change your decision.';

// AcceptOfferPage
export const alreadyAnswered = 'This submission has been answered';
export const alreadyAnsweredText = 'Its details show the answer and who sent it.';
export const missing = 'This submission does not exist';
export const missingText = 'The sender may have deleted their account.';
export const acceptTitle = 'Accept a submission';
export const acceptIntro =
  'This creates a hotel from what {sender} sent and makes them its owner. Guests find it once they open it for booking, so remove anything that guests should not read.';
export const accepted =
  '{hotel} has been created. {sender} is its owner and got an email with the next steps.';
export const theHotel = 'The hotel';
export const whatWasSent = 'What was sent';
export const sentAt = 'Sent {moment}.';
export const sentAtWithPictures =
  'Sent {moment}. The pictures you select become the hotel’s photos, up to {max}.';
export const answerIntro =
  '{sender} gets an email with a link to the first steps: rooms, photos, rates and hours.';
export const message = 'Message to the sender';
export const messageHint = 'Optional. Included in the email.';
