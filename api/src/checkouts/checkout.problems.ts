import { Field, ObjectType } from 'type-graphql';
import { LIMITS } from '../../../schema/limits';
import { NightScalar } from '../core/night.scalar';
import { Problem } from '../core/problems';
import { Dates } from '../rooms/dates.types';
import { RoomNumber } from '../rooms/roomNumber.entity';

@ObjectType({ description: 'A night of a room number that somebody else has.', simpleResolvers: true })
export class TakenNight {
  @Field(() => RoomNumber, { description: 'The room number.' })
  roomNumber!: RoomNumber;

  @Field(() => NightScalar, { description: 'The night.' })
  night!: string;
}

@ObjectType({ implements: Problem, description: 'Somebody else has some of the nights; nothing was held.' })
export class NightsTaken extends Problem {
  static override readonly status = 409;

  @Field(() => [TakenNight], { description: 'Which nights of which room numbers are taken.' })
  nights!: TakenNight[];

  @Field(() => [RoomNumber], {
    description: 'Room numbers of the same hotel that are free on the same nights, best match first.',
  })
  alternatives!: RoomNumber[];

  @Field(() => [Dates], { description: 'The nearest dates on which all the chosen room numbers are free.' })
  nearestDates!: Dates[];

  constructor(found: Pick<NightsTaken, 'nights' | 'alternatives' | 'nearestDates'>) {
    super(
      'Some of these rooms have just been taken for your dates. Nothing was charged. Choose another room or other dates.',
    );
    Object.assign(this, found);
  }
}

@ObjectType({ implements: Problem, description: 'The payment page cannot be opened now; nothing is held.' })
export class PaymentUnavailable extends Problem {
  static override readonly status = 503;

  constructor() {
    super(
      'The payment page cannot be opened right now. Nothing was charged and no room is held. Please try again in a minute.',
    );
  }
}

@ObjectType({ implements: Problem, description: 'The dates or the room numbers cannot be booked so.' })
export class StayRefused extends Problem {}

@ObjectType({
  implements: Problem,
  description: 'The checkout of this idempotency key has ended: begin a new one.',
})
export class CheckoutEnded extends Problem {
  static override readonly status = 409;

  constructor({ isPaid = false } = {}) {
    super(
      isPaid
        ? 'This checkout has been paid, so its rooms are yours. You find them under My bookings.'
        : 'This checkout has ended. Nothing is held any more. Please start again.',
    );
  }
}

@ObjectType({ implements: Problem, description: 'It was paid meanwhile, so there is nothing to release.' })
export class AlreadyPaid extends Problem {
  static override readonly status = 409;

  constructor() {
    super('This booking has been paid, so its rooms are yours. You can cancel it under My bookings.');
  }
}

@ObjectType({ implements: Problem, description: 'There is no such checkout of yours.' })
export class UnknownCheckout extends Problem {
  static override readonly status = 404;

  constructor() {
    super('This checkout does not exist.');
  }
}

@ObjectType({
  implements: Problem,
  description: 'The person holds as many bookings as one may at once: pay or release one first.',
})
export class TooManyHolds extends Problem {
  static override readonly status = 409;

  constructor() {
    super(
      `You hold ${LIMITS.openHolds} bookings that are not paid yet, which is as many as one may. Pay or release one of them first, under My bookings.`,
    );
  }
}
