import { Field, Int, ObjectType } from 'type-graphql';
import { ListSize } from '../../core/cost.decorator';
import { now } from '../../core/clock';
import { Problem } from '../../core/problems';
import { formatWait } from '../../access/limits/limit.types';
import { Dates, TakenNight } from '../../rooms/nights/night.types';
import { RoomNumber } from '../../rooms/roomNumber.entity';

@ObjectType({ implements: Problem, description: 'Somebody else has some of the nights; nothing was held.' })
export class NightsTaken extends Problem {
  static override readonly status = 409;

  @ListSize(10)
  @Field(() => [TakenNight], { description: 'Which nights of which room numbers are taken.' })
  nights!: TakenNight[];

  @ListSize(10)
  @Field(() => [RoomNumber], {
    description: 'Room numbers of the same hotel that are free on the same nights, best match first.',
  })
  alternatives!: RoomNumber[];

  @ListSize(3)
  @Field(() => [Dates], { description: 'The nearest dates on which all the chosen room numbers are free.' })
  nearestDates!: Dates[];

  constructor(found: Pick<NightsTaken, 'nights' | 'alternatives' | 'nearestDates'>) {
    super(
      'Some of these rooms have just been taken for your dates. Nothing was charged. Choose another room or other dates.',
    );
    Object.assign(this, found);
  }
}

@ObjectType({
  implements: Problem,
  description: 'The payment page cannot be opened now. Nothing is held unless heldUntil says so.',
})
export class PaymentUnavailable extends Problem {
  static override readonly status = 503;

  @Field(() => Date, {
    nullable: true,
    description:
      'Until when the nights stay held, since the card provider may still open the page: ask again under the same key. Null where nothing is held.',
  })
  heldUntil: Date | null;

  constructor(heldUntil: Date | null = null) {
    super(
      `The payment page cannot be opened right now. Nothing was charged${
        heldUntil ? ', and your rooms stay held for the time being' : ' and no room is held'
      }. Please try again in a minute.`,
    );
    this.heldUntil = heldUntil;
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
  description:
    'The person holds as many bookings or room-nights unpaid as one may: pay or release some, or choose fewer.',
})
export class TooManyHolds extends Problem {
  static override readonly status = 409;

  @Field(() => Int, { description: 'How many more room-nights you may hold unpaid now.' })
  roomNightsLeft: number;

  @Field(() => Int, { description: 'How many you hold: a room for a night is one.' })
  roomNightsHeld: number;

  constructor(message: string, { left, held }: { left: number; held: number }) {
    super(message);
    this.roomNightsLeft = left;
    this.roomNightsHeld = held;
  }
}

@ObjectType({
  implements: Problem,
  description:
    'You hold some of these nights already, or have just given them up, and too little is left of their time to pay: begin anew once it is over.',
})
export class HoldEnding extends Problem {
  static override readonly status = 409;

  @Field(() => Date, { description: 'When that time is over.' })
  endsAt: Date;

  constructor(endsAt: Date) {
    const seconds = Math.ceil((endsAt.getTime() - now().getTime()) / 1000);
    super(
      `You have held some of these rooms before, and their time to pay is over in ${formatWait(seconds)}. Nothing was charged. Book them again after that.`,
    );
    this.endsAt = endsAt;
  }
}
