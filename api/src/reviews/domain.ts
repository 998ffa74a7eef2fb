import { AuditRecord } from '../access/audit/auditEntry.entity';
import type { Domain } from '../access/domain';
import type { PermissionTable } from '../access/policy';
import {
  admin,
  anyone,
  BOOK,
  BOOK_OR_STAFF,
  customer,
  owner,
  ownerOrAdmin,
  owningCustomer,
  READ,
  STAFF,
} from '../access/rules';
import { onBookingCancelled } from '../bookings/cancel/cancellation.service';
import type { LoadersOf, LoaderTable } from '../database/loaders';
import { onHotelClosed } from '../hotels/hotelDeletion.service';
import { onDataExport } from '../users/accountDeletion.service';
import { deleteReviewsOfHotel, discountReview, exportReviews } from './review.service';
import { BookingAbilitiesResolver, BookingReviewResolver, HotelReviewsResolver } from './reviewed.resolver';
import { ReviewResolver } from './review.resolver';
import { Review } from './review.entity';
import { countRatings } from './reviewList.service';
import { ReviewRequest } from './reviewRequest.entity';
import { askForReviews } from './reviewRequest.service';

const loaders = {
  reviewsOfBooking: (kit) => kit.rows(Review, 'bookingId', 'id'),
  ratingsOfHotel: (kit) => kit.batch(countRatings),
} satisfies LoaderTable;

const permissions = {
  'review:read': [anyone, READ],
  'review:list-own': [customer, READ],
  'review:create': [owningCustomer, BOOK],
  'review:update': [owner, BOOK],
  'review:delete': [ownerOrAdmin, BOOK_OR_STAFF],
  'review:reply': [admin, STAFF],
  'review:hide': [admin, STAFF],
} as const satisfies PermissionTable;

declare module '../database/loaders' {
  interface Loaders extends LoadersOf<typeof loaders> {}
}
declare module '../access/policy' {
  interface Permissions extends Declared<typeof permissions> {}
}

/** Guests' reviews of their stays, and the hotels' replies. */
export const reviews: Domain = {
  entities: [Review, ReviewRequest],
  resolvers: [ReviewResolver, HotelReviewsResolver, BookingReviewResolver, BookingAbilitiesResolver],
  loaders,
  permissions,
  audited: { [AuditRecord.REVIEW]: ['rating', 'text', 'reply', 'hidden', 'hiddenReason'] },
  jobs: { askForReviews: { every: 600_000, run: askForReviews } },
  joinHooks() {
    onDataExport.join('reviews', exportReviews);
    onHotelClosed.join('reviews', deleteReviewsOfHotel);
    onBookingCancelled.join('reviews', discountReview);
  },
};
