import { on, forMany, type Sample } from '../../test/sample';

/** A document for every root field of this folder. */
export const samples: Record<string, Sample> = {
  'query reviews': { document: ({ hotelId }) => `{ reviews(hotelId: "${hotelId}") { total } }` },
  'query review': { document: ({ reviewId }) => `{ review(id: "${reviewId}") { id } }` },
  'query myReviews': { document: () => '{ myReviews { total } }' },
  'query reviewableStays': { document: () => '{ reviewableStays { id hotelName } }' },
  'mutation createReview': {
    document: ({ confirmedId }) =>
      `mutation { createReview(input: { bookingId: "${confirmedId}", rating: 4, text: "Good" }) { __typename ${on('NotYourBooking')} } }`,
    owned: true,
  },
  'mutation updateReview': {
    document: ({ reviewId }) =>
      `mutation { updateReview(input: { reviewId: "${reviewId}", rating: 5 }) { __typename ${on('UnknownReview')} } }`,
    owned: true,
  },
  'mutation deleteReview': {
    document: ({ reviewId, lastReviewId }, asker) =>
      `mutation { deleteReview(input: { reviewId: "${asker === 'owner' ? lastReviewId : reviewId}" }) { __typename ${on('UnknownReview')} } }`,
    owned: true,
  },
  'mutation replyToReview': {
    document: ({ reviewId }) =>
      `mutation { replyToReview(input: { reviewId: "${reviewId}", text: "Thank you." }) { __typename } }`,
  },
  'mutation voteHelpful': {
    document: ({ reviewId }) =>
      `mutation { voteHelpful(input: { reviewId: "${reviewId}", helpful: true }) { __typename } }`,
  },
  'mutation reportReview': {
    document: ({ reviewId }) =>
      `mutation { reportReview(input: { reviewId: "${reviewId}", reason: SPAM }) { __typename } }`,
  },
  'mutation dismissReviewReports': forMany('dismissReviewReports', 'reviewIds'),
  'mutation hideReviews': forMany('hideReviews', 'reviewIds', ', reason: "Spam"'),
  'mutation showReviews': forMany('showReviews', 'reviewIds'),
};
