import { Field, ID, InputType, Int, ObjectType, createUnionType } from 'type-graphql';
import { References } from '../../core/bulk.inputs';
import { Problem } from '../../core/problems';
import { Booking } from '../booking.entity';
import { NightScalar } from '../../core/night.scalar';

@InputType({ description: 'Which booking to cancel.' })
export class CancelBookingInput {
  @Field(() => ID, { description: 'Its reference.' })
  bookingId!: string;
}

@InputType({ description: 'Which bookings to cancel.' })
export class CancelBookingsInput {
  @Field(() => [ID], { description: 'Their references, 100 at most.' })
  @References()
  bookingIds!: string[];
}

@InputType({ description: 'Which holds to end.' })
export class ReleaseCheckoutsInput {
  @Field(() => [ID], { description: 'References of the held bookings, 100 at most.' })
  @References()
  bookingIds!: string[];
}

@ObjectType({ implements: Problem, description: 'The booking cannot be cancelled in its current state.' })
export class NotCancellable extends Problem {
  static override readonly status = 409;
}

@ObjectType({
  description: 'The cancellation terms of a booking: those of the hotel at the time of booking.',
  simpleResolvers: true,
})
export class BookingCancellation {
  @Field(() => NightScalar, {
    description: 'The last day, at the hotel, on which cancelling is fully refunded.',
  })
  freeUntil!: string;

  @Field(() => Int, {
    description: 'Percentage of the price that is refunded after that day, before the stay begins.',
  })
  lateRefundPercent!: number;
}

export const CancelBookingResult = createUnionType({
  name: 'CancelBookingResult',
  description: 'The cancelled booking, or why it cannot be cancelled.',
  types: () => [Booking, NotCancellable] as const,
});
