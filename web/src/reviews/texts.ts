export const writeReview = 'Write a review';
export const editReview = 'Edit review';
export const deleteReview = 'Delete review';
export const myReviews = 'My reviews';
export const noReview = 'No review in the database !!!';
export const reviewNotFound = 'Review not found';

// CreateReviewPage, ReviewedBooking
export const tellOthers = 'Tell other guests what was good and what could be better.';
export const yourStay = 'Your stay at {hotel}, {dates}.';
export const bookingReferenceHint = 'You’ll find it on your booking and in the confirmation email.';
export const enterBookingReference = 'Enter your booking reference.';
export const starRating = 'Star rating';
export const chooseStars = 'Choose one to five stars.';
export const review = 'Review';
export const publishReview = 'Publish review';
export const reviewPublished = 'Thank you. Your review is published.';

// ScoreFields, ScoreAverages
export const scores = 'Scores, if you like';
export const cleanliness = 'Cleanliness';
export const location = 'Location';
export const staff = 'Staff';
export const comfort = 'Comfort';
export const value = 'Value for money';
export const averageScores = 'Average scores';
export const numberOfScores = '({count, plural, one {# score} other {# scores}})';

// ReviewableStays
export const staysToReview = 'Stays you can review';

// UpdateReviewForm, UpdateReviewPage
export const editReviewIntro = 'Your review of {hotel}. Blank fields stay the same.';
export const newStarRating = 'New star rating';
export const newReview = 'New review';
export const saveReview = 'Continue';
export const reviewUpdated = 'Your review has been updated.';
export const notYourReview =
  'None of your reviews has this reference. Open the review you want to edit from My reviews.';
export const showMyReviews = 'Show my reviews';

// DeleteReviewDialog
export const deleteReviewTitle = 'Delete this review?';
export const deleteReviewText =
  'This permanently deletes your review, its stars and the property’s reply. You can write a new review of the same booking.';
export const keepReview = 'Keep review';

// FindReviewPage, ReviewResultsPage
export const findReview = 'Find a review';
export const findReviewIntro = 'You’ll find the reference below each review in My reviews.';
export const reviewReference = 'Review reference';
export const enterReviewReference = 'Enter a review reference.';
export const continueToReview = 'Continue';
export const reviewFound = 'Review found';
export const noReviewWithReference = 'No review has the reference {reference}.';
export const findAnotherReview = 'Find another review';

// HotelReviews, RatingBars
export const whatGuestsSay = 'What guests say';
export const showAllReviews = 'Show all {count, plural, one {# review} other {# reviews}}';
export const ratingsWithStars =
  '{stars, plural, one {# star} other {# stars}}: {count, plural, one {# rating} other {# ratings}}';

// MyReviewsPage, MyReviewActions
export const noReviewOfYours = 'You have no review in the database !!!';
export const howToReview = 'After a stay, it is listed here for you to review.';
export const reference = 'Reference {reference}';

// ReviewCard
export const stayed = 'Stayed';
export const ratingNotCounted = 'Booking cancelled: this rating does not count';
export const replyFrom = 'Reply from {hotel}';

// ReviewsPage
export const reviews = 'Reviews';
export const reviewsOf = 'Reviews of {hotel}';
export const showHotel = 'Show the hotel';
export const allReviews = 'All reviews';
export const findByReference = 'Find by reference';

// SortReviews
export const sortReviewsBy = 'Sort reviews by';
export const newestFirst = 'Newest first';
export const highestRatedFirst = 'Highest rated first';
export const lowestRatedFirst = 'Lowest rated first';
export const mostHelpfulFirst = 'Most helpful first';
export const showReviewsWith = 'Show reviews with';
export const withPhotos = 'With photos';
export const noReviewWithPhotos = 'No such review has photos. Choose other reviews above.';
export const anyStars = 'Any stars';
export const noReviewWithStars =
  'No review gives {count, plural, one {# star} other {# stars}}. Choose other stars above.';

// HelpfulVotes
export const foundHelpful = '{count, plural, one {# person} other {# people}} found this helpful';
