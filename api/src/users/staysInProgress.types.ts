import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ListSize } from '../core/cost.decorator';
import { NightScalar } from '../core/night.scalar';
import { Problem } from '../core/problems';

@ObjectType({ description: 'A booking that a problem names.', simpleResolvers: true })
abstract class NamedStay {
  @Field(() => ID, { description: 'The booking.' })
  bookingId!: string;

  @Field(() => String, { description: 'Its reference for people, such as `K7M4-2QXR`.' })
  reference!: string;

  @Field(() => String, { description: 'Name of the guest.' })
  guestName!: string;

  @Field(() => String, { description: 'Name of the hotel.' })
  hotelName!: string;

  @Field(() => NightScalar, { description: 'First night.' })
  checkIn!: string;

  @Field(() => NightScalar, { description: 'Day of departure.' })
  checkOut!: string;

  @ListSize(3)
  @Field(() => [Int], { description: 'The room numbers of these stays.' })
  rooms!: number[];
}

@ObjectType({
  description: 'A booking whose stay has begun, because of which something cannot be deleted.',
  simpleResolvers: true,
})
export class StayInProgress extends NamedStay {}

@ObjectType({
  description: 'A paid booking whose stay is ahead, which is cancelled when the account is deleted.',
  simpleResolvers: true,
})
export class PaidStayAhead extends NamedStay {
  @Field(() => Int, { description: 'What cancelling it now would refund, in cents.' })
  refundCents!: number;
}

/** How many bookings a problem lists. */
const MOST = 50;

@ObjectType({
  implements: Problem,
  description: 'The account has upcoming paid stays; the input must ask to cancel them.',
})
export class PaidStaysAhead extends Problem {
  static override readonly status = 409;

  @Field(() => Int, { description: 'Number of confirmed bookings that have not ended.' })
  bookings: number;

  @Field(() => Int, { description: 'What cancelling all of them now would refund, in cents.' })
  refundCents: number;

  @Field(() => Int, {
    description: 'The part of refundCents that is paid out at the front desk, where it was paid, in cents.',
  })
  deskRefundCents: number;

  @ListSize(3)
  @Field(() => [PaidStayAhead], { description: `The bookings by arrival, the first ${MOST} of them.` })
  stays: PaidStayAhead[];

  constructor(stays: PaidStayAhead[], deskRefundCents: number) {
    super(
      'You have upcoming paid stays. Cancel them together with your account, or keep the account until after your stays.',
    );
    this.bookings = stays.length;
    this.refundCents = stays.reduce((sum, { refundCents }) => sum + refundCents, 0);
    this.deskRefundCents = deskRefundCents;
    this.stays = stays.slice(0, MOST);
  }
}

@ObjectType({
  implements: Problem,
  description:
    'Guests are in house, or are to arrive today, so the rooms, hotel or account cannot be deleted.',
})
export class StaysInProgress extends Problem {
  static override readonly status = 409;

  @ListSize(3)
  @Field(() => [StayInProgress], { description: `The bookings, the first ${MOST} of them.` })
  stays: StayInProgress[];

  @Field(() => Int, { description: 'Number of the bookings.' })
  total: number;

  constructor(message: string, stays: StayInProgress[]) {
    super(message);
    this.stays = stays.slice(0, MOST);
    this.total = stays.length;
  }
}
