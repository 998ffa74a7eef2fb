import { Field, Int, ObjectType, createUnionType } from 'type-graphql';
import { NightScalar } from '../core/night.scalar';
import { Booking } from './booking.entity';
import { NotCancellable } from '../checkouts/cancellation.problems';

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

  @Field(() => Int, { description: 'What cancelling now gives back, in cents.' })
  refundIfCancelledCents!: number;
}

@ObjectType({
  description: 'On what terms a booking may be cancelled: those of the hotel when it was booked.',
  simpleResolvers: true,
})
export class BookingCancellation {
  @Field(() => NightScalar, {
    description: 'The last day, at the hotel, on which cancelling gives everything back.',
  })
  freeUntil!: string;

  @Field(() => Int, { description: 'Percent of the price that comes back later, before the stay begins.' })
  lateRefundPercent!: number;
}

export const CancelBookingResult = createUnionType({
  name: 'CancelBookingResult',
  description: 'The cancelled booking, or why it cannot be cancelled.',
  types: () => [Booking, NotCancellable] as const,
});
