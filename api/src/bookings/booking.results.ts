import { Field, Int, ObjectType } from 'type-graphql';
import type { Booking } from './booking.entity';

@ObjectType({ description: 'What you may do with a booking now.', simpleResolvers: true })
export class BookingAbilities {
  /** What the abilities are about, for fields that higher domains add. */
  booking!: Booking;

  @Field(() => Boolean, { description: 'Cancel it with cancelBooking.' })
  cancel!: boolean;

  @Field(() => Boolean, { description: 'Change its dates or rooms with changeBooking.' })
  change!: boolean;

  @Field(() => Boolean, { description: 'Give the hold up with releaseCheckout.' })
  release!: boolean;

  @Field(() => Boolean, {
    description: 'Give up a change of it that waits for its payment with releaseChange.',
  })
  releaseChange!: boolean;

  @Field(() => Boolean, { description: 'Say when its guests expect to arrive with setArrivalHour.' })
  setArrivalHour!: boolean;

  @Field(() => Int, { description: 'What cancelling now gives back, in cents.' })
  refundIfCancelledCents!: number;
}
