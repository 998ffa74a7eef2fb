import { fill } from '../../../schema/fill';
import { spokenDate } from '../../../schema/spoken';
import { authorizedToAsk, can, type Viewer } from '../access/policy';
import { Booking, BookingStatus } from '../bookings/booking.entity';
import { todayAtHotel } from '../bookings/hotelDay.service';
import { bookingIdOf } from '../bookings/reference.service';
import { hook } from '../core/hooks';
import { refuse } from '../core/problems';
import { lockRows, repo, transaction } from '../database/transaction';
import { Hotel } from '../hotels/hotel.entity';
import { updateRatings } from './rating.service';
import { Review, newReview } from './review.entity';
import type { CreateReviewInput } from './review.inputs';
import { hasDeparted } from './review.service';
import { NotReviewable, NotYourBooking } from './review.types';
import { findReviewPhotos, setReviewPhotos } from './reviewPhoto.service';
import { scoreColumns } from './reviewScores.types';

/** Runs inside the transaction in which a guest writes a review. */
export const onReviewCreated = hook<Review>();

/**
 * Stores the guest's review of a booking, with the booking's hotel and user, and with the photos that the guest
 * uploaded for it. Refuses NotYourBooking. Refuses NotReviewable unless the booking is confirmed, its day of
 * departure has come at the hotel, and it has no review yet. Refuses UploadRefused and ImageHostUnavailable.
 */
export async function createReview(viewer: Viewer | undefined, input: CreateReviewInput): Promise<Review> {
  const { id } = authorizedToAsk(viewer, 'review:create');
  const { rating, text, scores, photos } = input;
  const bookingId = await bookingIdOf(input.bookingId);
  if (photos?.length)
    await requireReviewable(viewer, bookingId ? await repo(Booking).findOneBy({ id: bookingId }) : undefined);
  const found = await findReviewPhotos(id, photos ?? []);
  return transaction(async () => {
    const [booking] = bookingId ? await lockRows(Booking, [bookingId]) : [];
    const { hotelId, userId } = await requireReviewable(viewer, booking);
    await lockRows(Hotel, [hotelId]);
    const review = newReview({
      bookingId: bookingId!,
      hotelId,
      userId,
      rating,
      text: text.trim(),
      ...scoreColumns(scores),
    });
    await setReviewPhotos(review, found);
    await repo(Review).insert(review);
    await updateRatings(hotelId);
    await onReviewCreated.run(review);
    return review;
  });
}

/** The booking, if the viewer may review it now. Refuses NotYourBooking and NotReviewable. */
async function requireReviewable(
  viewer: Viewer | undefined,
  booking: Booking | null | undefined,
): Promise<Booking & { hotelId: string }> {
  if (!booking) refuse(new NotYourBooking('This booking reference does not exist', 404));
  if (!can(viewer, 'review:create', booking)) refuse(new NotYourBooking());
  if (!hasHotel(booking))
    refuse(new NotReviewable('This hotel is no longer listed, so it cannot be reviewed.'));
  if (booking.status !== BookingStatus.CONFIRMED)
    refuse(new NotReviewable('Only a confirmed booking can be reviewed.'));
  if (!hasDeparted(booking, await todayAtHotel(booking)))
    refuse(
      new NotReviewable(
        fill('You can review this stay from the day of departure, {checkOut}.', {
          checkOut: spokenDate(booking.checkOut),
        }),
      ),
    );
  if (await repo(Review).existsBy({ bookingId: booking.id }))
    refuse(new NotReviewable('You have already reviewed this booking. You can edit your review.'));
  return booking;
}

const hasHotel = (booking: Booking): booking is Booking & { hotelId: string } => booking.hotelId !== null;
