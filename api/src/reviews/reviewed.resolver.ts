import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { ListSize } from '../core/cost.decorator';
import { Booking } from '../bookings/booking.entity';
import { todayFor } from '../bookings/booking.service';
import { BookingAbilities } from '../bookings/booking.results';
import type { Context } from '../access/context';
import { Hotel } from '../hotels/hotel.entity';
import { Review } from './review.entity';
import { mayReview } from './review.service';

/** The fields that reviews add to hotels and bookings. */
@Resolver(() => Hotel)
export class HotelReviewsResolver {
  @ListSize(5)
  @FieldResolver(() => [Int], {
    description: 'How many of the reviews that count gave 1, 2, 3, 4 and 5 stars, in this order.',
  })
  ratingDistribution(@Root() { id }: Hotel, @Ctx() { loaders }: Context): Promise<number[]> {
    return loaders.ratingsOfHotel.load(id);
  }
}

@Resolver(() => Booking)
export class BookingReviewResolver {
  @FieldResolver(() => Review, { nullable: true, description: 'Its review; null while there is none.' })
  async review(@Root() { id }: Booking, @Ctx() { loaders }: Context): Promise<Review | null> {
    return (await loaders.reviewsOfBooking.load(id))[0] ?? null;
  }
}

@Resolver(() => BookingAbilities)
export class BookingAbilitiesResolver {
  @FieldResolver(() => Boolean, {
    description: 'Review it with createReview, from the day of departure on.',
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
