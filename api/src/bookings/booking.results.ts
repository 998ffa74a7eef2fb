import { Field, Int, ObjectType, createUnionType } from 'type-graphql';
import { Booking } from './booking.entity';
import { NotCancellable } from './booking.problems';

@ObjectType({ description: 'What you may do with a booking now.', simpleResolvers: true })
export class BookingAbilities {
  /** What the abilities are about, for fields that higher domains add. */
  booking!: Booking;

  @Field(() => Boolean, { description: 'Cancel it with cancelBooking.' })
  cancel!: boolean;

  @Field(() => Boolean, { description: 'Give the hold up with releaseCheckout.' })
  release!: boolean;

  @Field(() => Int, { description: 'What cancelling now gives back, in cents.' })
  refundIfCancelledCents!: number;
}

export const CancelBookingResult = createUnionType({
  name: 'CancelBookingResult',
  description: 'The cancelled booking, or why it cannot be cancelled.',
  types: () => [Booking, NotCancellable] as const,
});
