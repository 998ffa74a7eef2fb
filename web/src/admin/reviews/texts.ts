/** Texts of the screens of reviews for staff. */

// reviewScreen
export const reviews = 'Reviews';
export const rating = 'Rating';
export const hotelName = 'Hotel name';
export const customerName = 'Customer name';
export const review = 'Review';
export const date = 'Date';
export const replied = 'Replied';
export const yes = 'Yes';
export const no = 'No';
export const notYet = 'Not yet';
export const status = 'Status';
export const photos = 'Photos';
export const written = 'Written';
export const withPhotos = 'With photos';
export const withoutPhotos = 'Without photos';
export const published = 'Published';
export const hidden = 'Hidden';
export const hiddenBecause = 'Hidden: {reason}';
export const reference = 'Reference';
export const hotel = 'Hotel';
export const search = 'Reference, guest or hotel';

// reviewBulk
export const showAgain = 'Show again';
export const showAgainDone = '{count, plural, one {# review shown again.} other {# reviews shown again.}}';
export const hide = 'Hide';
export const hideDone = '{count, plural, one {# review hidden.} other {# reviews hidden.}}';
export const hideTitle = 'Hide {count, plural, one {# review} other {# reviews}}?';
export const hideText =
  'Only administrators and the authors will see them, with the reason. Their stars do not count until you show them again.';
export const keepVisible = 'Keep visible';
export const reason = 'Reason';

export const dismissReports = 'Dismiss reports';
export const dismissReportsDone =
  '{count, plural, one {The reports of # review are dismissed.} other {The reports of # reviews are dismissed.}}';

// ReviewReports
export const reports = 'Reports';
export const withReports = 'With reports';
export const withoutReports = 'Without reports';

// ReplyForm
export const publicReply = 'Public reply from the hotel';
export const saveReply = 'Save reply';
export const removeReply = 'Remove reply';

// DeleteReviewButton
export const deleteReview = 'Delete review';
export const deleteReviewText =
  'The review by {name} and the hotel’s reply are deleted permanently. The rating of {hotel} is recalculated without them.';
export const keepReview = 'Keep review';
