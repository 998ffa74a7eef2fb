import { guest } from './visit';

/** The hotel of the tests with these ratings. */
export const rated = (
  numberOfRatings: number,
  ratingsAverage: number | null,
  ratingDistribution: number[],
) => ({
  __typename: 'Hotel',
  id: 'hotel1',
  name: 'The Lampwright',
  numberOfRatings,
  ratingsAverage,
  ratingDistribution,
  scoreAverages: [] as { __typename: 'ScoreAverage'; subject: 'STAFF'; average: number; count: number }[],
});
export type Review = ReturnType<typeof review>;
/** A review by the guest of the tests, with every field that any screen requests. */
export const review = (id: string, rating: number, day: number) => ({
  __typename: 'Review' as const,
  id,
  rating,
  text: `Words of ${id}.`,
  photos: [] as string[],
  scores: {
    __typename: 'ReviewScores' as const,
    cleanliness: null,
    location: null,
    staff: null as number | null,
    comfort: null,
    value: null,
  },
  createdAt: `2099-01-${10 + day}T12:00:00.000Z`,
  stayed: day % 2 === 0,
  bookingCancelled: false,
  helpfulCount: 0,
  viewerVotedHelpful: false,
  viewerReported: false,
  reply: null as string | null,
  repliedAt: null as string | null,
  hotel: rated(2, 3.5, [0, 1, 0, 0, 1]),
  user: { __typename: 'User', id: guest.id, name: guest.name, photo: null },
  viewerCan: { __typename: 'ReviewAbilities', update: true, delete: true, vote: false, report: false },
  booking: {
    __typename: 'Booking',
    id: 'booking1',
    reference: 'K7M4-2QXR',
    review: { __typename: 'Review' as const, id },
    viewerCan: { __typename: 'BookingAbilities', review: false },
  },
});
