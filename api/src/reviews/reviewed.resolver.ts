import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { averageScores } from '../../../schema/reviewScores';
import type { Context } from '../access/context';
import { Booking } from '../bookings/booking.entity';
import { BookingAbilities } from '../bookings/booking.types';
import { todayFor } from '../bookings/hotelDay.service';
import { build } from '../core/build';
import { ListSize } from '../core/cost.decorator';
import { Hotel } from '../hotels/hotel.entity';
import { Review } from './review.entity';
import { mayReview } from './review.service';
import { maySeeHidden } from './reviewList.service';
import { ReviewSubject, ScoreAverage } from './reviewScores.types';

/** The fields that this domain adds to hotels and bookings. */
@Resolver(() => Hotel)
export class HotelReviewsResolver {
  @ListSize(5)
  @FieldResolver(() => [Int], {
    description: 'Number of counted reviews with 1, 2, 3, 4 and 5 stars, in this order.',
  })
  ratingDistribution(@Root() { id }: Hotel, @Ctx() { loaders }: Context): Promise<number[]> {
    return loaders.ratingsOfHotel.load(id);
  }

  @ListSize(5)
  @FieldResolver(() => [ScoreAverage], {
    description: 'Average scores by subject, of the subjects that guests scored.',
  })
  scoreAverages(@Root() { scoreSums }: Hotel): ScoreAverage[] {
    return averageScores(scoreSums).map(({ subject, ...average }) =>
      build(ScoreAverage, { subject: ReviewSubject[subject.toUpperCase() as ReviewSubject], ...average }),
    );
  }
}

@Resolver(() => Booking)
export class BookingReviewResolver {
  @FieldResolver(() => Review, {
    nullable: true,
    description:
      'Its review; null if there is none, or if it is hidden and you are neither its author nor an administrator.',
  })
  async review(@Root() { id }: Booking, @Ctx() { viewer, loaders }: Context): Promise<Review | null> {
    const [review] = await loaders.reviewsOfBooking.load(id);
    return review && (!review.hidden || maySeeHidden(viewer, review)) ? review : null;
  }
}

@Resolver(() => BookingAbilities)
export class BookingAbilitiesResolver {
  @FieldResolver(() => Boolean, {
    description: 'Review it with createReview, from the day of departure.',
  })
  async review(@Root() { booking }: BookingAbilities, @Ctx() { viewer, loaders }: Context): Promise<boolean> {
    const [[review], hotel] = await Promise.all([
      loaders.reviewsOfBooking.load(booking.id),
      booking.hotelId ? loaders.hotels.load(booking.hotelId) : null,
    ]);
    const city = hotel && (await loaders.cities.load(hotel.cityId));
    return mayReview(viewer, booking, review, todayFor(city));
  }
}
