import { AuditRecord } from '../access/audit/auditEntry.entity';
import type { Domain } from '../access/domain';
import type { PermissionTable } from '../access/policy';
import { HotelDuty } from '../access/duty.enum';
import {
  admin,
  anyone,
  BOOK,
  CONTENT,
  customer,
  customerOrTeam,
  dutyAtHotel,
  HOTEL,
  owner,
  ownerOrAdmin,
  owningCustomer,
  READ,
  STAFF,
} from '../access/rules';
import { onBookingCancelled } from '../bookings/cancel/cancellation.service';
import { onThanks } from '../bookings/messages/sendMessage.service';
import type { FindOptionsWhere } from 'typeorm';
import type { LoaderKit, LoadersOf, LoaderTable } from '../database/loaders';
import { onHotelClosed } from '../hotels/hotelDeletion.service';
import { onAccountDeleted, onDataExport } from '../users/accountDeletion.service';
import { deleteReviewsOfHotel, discountReview, exportReviews } from './review.service';
import { BookingAbilitiesResolver, BookingReviewResolver, HotelReviewsResolver } from './reviewed.resolver';
import { ReviewResolver } from './review.resolver';
import { Review } from './review.entity';
import { countRatings } from './reviewList.service';
import { removePhotosOfUser } from './reviewPhoto.service';
import { ReviewRequest } from './reviewRequest.entity';
import { askForReviews, mayThank } from './reviewRequest.service';
import { ReviewReport } from './reviewReport.entity';
import { deleteReportsOfUser, exportReports, findOpenReports } from './reviewReport.service';
import { ReviewVote } from './reviewVote.entity';
import { ReviewVoteResolver } from './reviewVote.resolver';
import { deleteVotesOfUser, exportVotes } from './reviewVote.service';

/** What a person has written about reviews in a table of votes or reports, by the review's id. */
function ofPerson<T extends ReviewVote | ReviewReport>(entity: new () => T) {
  return (kit: LoaderKit) => {
    const load = (userId: string) => kit.row<T>(entity, 'reviewId', { userId } as FindOptionsWhere<T>);
    const made = new Map<string, ReturnType<typeof load>>();
    return (userId: string) => {
      const loader = made.get(userId) ?? load(userId);
      made.set(userId, loader);
      return loader;
    };
  };
}

const loaders = {
  reviewsOfBooking: (kit) => kit.rows(Review, 'bookingId', 'id'),
  reviewVoteOf: ofPerson(ReviewVote),
  reviewReportOf: ofPerson(ReviewReport),
  openReportsOfReview: (kit) => kit.batch(findOpenReports),
  ratingsOfHotel: (kit) => kit.batch(countRatings),
} satisfies LoaderTable;

const permissions = {
  'review:read': [anyone, [CONTENT, READ]],
  'review:list-own': [customerOrTeam, [CONTENT, READ]],
  'review:create': [owningCustomer, [CONTENT, BOOK]],
  'review:update': [owner, [CONTENT, BOOK]],
  'review:delete': [ownerOrAdmin, [CONTENT, BOOK, STAFF]],
  'review:vote': [customer, [CONTENT, BOOK]],
  'review:report': [customer, [CONTENT, BOOK]],
  'review:reply': [dutyAtHotel(HotelDuty.FRONT_DESK), [HOTEL, STAFF]],
  'review:hide': [admin, [STAFF]],
} as const satisfies PermissionTable;

declare module '../database/loaders' {
  interface Loaders extends LoadersOf<typeof loaders> {}
}
declare module '../access/policy' {
  interface Permissions extends Declared<typeof permissions> {}
}

/** Guests' reviews of their stays, and the hotels' replies. */
export const reviews: Domain = {
  entities: [Review, ReviewRequest, ReviewVote, ReviewReport],
  resolvers: [
    ReviewResolver,
    ReviewVoteResolver,
    HotelReviewsResolver,
    BookingReviewResolver,
    BookingAbilitiesResolver,
  ],
  loaders,
  permissions,
  audited: { [AuditRecord.REVIEW]: ['rating', 'text', 'reply', 'hidden', 'hiddenReason', 'reported'] },
  jobs: { askForReviews: { every: 600_000, run: askForReviews } },
  joinHooks() {
    onDataExport.join('reviews', exportReviews);
    onDataExport.join('reviewVotes', exportVotes);
    onDataExport.join('reviewReports', exportReports);
    onAccountDeleted.join('reviewVotes', deleteVotesOfUser);
    onAccountDeleted.join('reviewPhotos', removePhotosOfUser);
    onAccountDeleted.join('reviewReports', deleteReportsOfUser);
    onHotelClosed.join('reviews', deleteReviewsOfHotel);
    onBookingCancelled.join('reviews', discountReview);
    onThanks.join('reviews', mayThank);
  },
};
