import { Field, ID, Int, ObjectType } from 'type-graphql';
import { fill, text } from '../../../../schema/fill';
import { ListSize } from '../../core/cost.decorator';
import { now } from '../../core/clock';
import { Problem } from '../../core/problems';
import { formatWait } from '../../access/limits/limit.types';
import { Dates, TakenNight } from '../../rooms/nights/night.types';
import { RoomNumber } from '../../rooms/roomNumber.entity';

@ObjectType({ implements: Problem, description: 'Some of the nights are taken; nothing was held.' })
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
      'Some of these rooms have just been booked for your dates. You have not been charged. Choose another room or other dates.',
    );
    Object.assign(this, found);
  }
}

@ObjectType({
  implements: Problem,
  description:
    'The payment page cannot be opened now. Nothing is held unless heldUntil is set; a confirmed booking stays as it is.',
})
export class PaymentUnavailable extends Problem {
  static override readonly status = 503;

  @Field(() => Date, {
    nullable: true,
    description:
      'When the hold ends. The card provider may still open the page: try again with the same key. Null if nothing is held.',
  })
  heldUntil: Date | null;

  /** `isBalance`: what is paid is owed of a confirmed booking, which stays as it is. */
  constructor(heldUntil: Date | null = null, { isBalance = false } = {}) {
    const ofRooms = heldUntil
      ? text(
          'The payment page cannot be opened right now. You have not been charged, and your rooms are still held. Please try again in a minute.',
        )
      : text(
          'The payment page cannot be opened right now. You have not been charged and no rooms are held. Please try again in a minute.',
        );
    super(
      isBalance
        ? 'The payment page cannot be opened right now. You have not been charged. Please try again in a minute.'
        : ofRooms,
    );
    this.heldUntil = heldUntil;
  }
}

@ObjectType({ implements: Problem, description: 'These dates or room numbers cannot be booked.' })
export class StayRefused extends Problem {}

@ObjectType({
  implements: Problem,
  description: 'The checkout with this idempotency key has ended: start a new one.',
})
export class CheckoutEnded extends Problem {
  static override readonly status = 409;

  @Field(() => ID, { description: 'The booking of the checkout.' })
  readonly bookingId: string;

  constructor(bookingId: string, { isPaid = false } = {}) {
    super(
      isPaid
        ? 'This checkout has been paid, and your rooms are booked. You can find them under My bookings.'
        : 'This checkout has ended and your rooms are no longer held. Please start again.',
    );
    this.bookingId = bookingId;
  }
}

@ObjectType({
  implements: Problem,
  description: 'It has been paid in the meantime, so there is nothing to release.',
})
export class AlreadyPaid extends Problem {
  static override readonly status = 409;

  constructor() {
    super('This booking has been paid and is confirmed. You can cancel it under My bookings.');
  }
}

@ObjectType({ implements: Problem, description: 'The checkout does not exist, or is not yours.' })
export class UnknownCheckout extends Problem {
  static override readonly status = 404;

  constructor() {
    super('This checkout does not exist.');
  }
}

@ObjectType({
  implements: Problem,
  description:
    'The limit of unpaid bookings or room-nights is reached: pay or release some, or choose fewer.',
})
export class TooManyHolds extends Problem {
  static override readonly status = 409;

  @Field(() => Int, { description: 'How many more room-nights you can hold unpaid now.' })
  roomNightsLeft: number;

  @Field(() => Int, { description: 'How many room-nights you hold: one room for one night counts as one.' })
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
    'You hold some of these nights already, or have just released them, and too little of their hold is left to pay: start again once it has ended.',
})
export class HoldEnding extends Problem {
  static override readonly status = 409;

  @Field(() => Date, { description: 'When that hold ends.' })
  endsAt: Date;

  constructor(endsAt: Date) {
    const seconds = Math.ceil((endsAt.getTime() - now().getTime()) / 1000);
    super(
      fill(
        'Your earlier hold on some of these rooms ends in {time}. You have not been charged. Please book again after that.',
        { time: formatWait(seconds) },
      ),
    );
    this.endsAt = endsAt;
  }
}
