import { ArrayMaxSize, ArrayNotEmpty, MaxLength } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType, createUnionType } from 'type-graphql';
import { fill, text } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { textProblem } from '../../../../schema/textRules';
import { NightScalar } from '../../core/night.scalar';
import { Rule } from '../../core/rule.decorator';
import { ListSize } from '../../core/cost.decorator';
import { Problem } from '../../core/problems';
import type { Night } from '../nights/night.entity';
import type { RoomNumber } from '../roomNumber.entity';
import { TakenNight } from '../nights/night.types';
import { DoesNotExist } from '../../hotels/catalogue.types';

const MANY = {
  message: () => fill('Choose at most {most} room numbers at once', { most: LIMITS.roomNumbersBlocked }),
};

@InputType({ description: 'Nights of room numbers of a hotel.' })
abstract class RoomNightsInput {
  @Field(() => ID, { description: 'The hotel.' })
  @MaxLength(100)
  hotelId!: string;

  @Field(() => [ID], { description: `Its room numbers, ${LIMITS.roomNumbersBlocked} at most.` })
  @ArrayNotEmpty({ message: 'Choose the room numbers' })
  @ArrayMaxSize(LIMITS.roomNumbersBlocked, MANY)
  @MaxLength(100, { each: true })
  roomNumberIds!: string[];

  @Field(() => NightScalar, { description: 'First night.' })
  from!: string;

  @Field(() => NightScalar, { description: 'The day after the last night.' })
  to!: string;
}

@InputType({ description: 'Nights that cannot be booked, such as of a room that is out of order.' })
export class BlockNightsInput extends RoomNightsInput {
  @Field(() => String, {
    description: `The reason, up to ${LIMITS.blockReason} characters; visible to administrators only.`,
  })
  @Rule(textProblem(text('the reason'), LIMITS.blockReason))
  reason!: string;
}

@InputType({ description: 'Nights to unblock.' })
export class UnblockNightsInput extends RoomNightsInput {}

/** How many nights the message names. */
const NAMED = 3;

@ObjectType({
  implements: Problem,
  description: 'Some of the nights are already held, booked or blocked; nothing was changed.',
})
export class RoomsOccupied extends Problem {
  static override readonly status = 409;

  @ListSize(10)
  @Field(() => [TakenNight], { description: 'Which nights of which room numbers.' })
  nights: TakenNight[];

  /** The bookings that have these nights. */
  bookingIds: string[];

  constructor(
    rooms: RoomNumber[],
    taken: (Pick<Night, 'roomNumberId' | 'night'> & { bookingId?: string | null })[],
  ) {
    const byId = new Map(rooms.map((room) => [room.id, room]));
    const nights = taken.map(({ roomNumberId, night }) => ({ roomNumber: byId.get(roomNumberId)!, night }));
    const named = nights
      .slice(0, NAMED)
      .map(({ roomNumber, night }) => fill('room {number} on {night}', { number: roomNumber.number, night }));
    const rest = Math.max(0, nights.length - NAMED);
    super(
      fill(
        '{rest, plural, =0 {Already taken: {named}. Nothing was changed.} other {Already taken: {named} and {rest} more. Nothing was changed.}}',
        { named: named.join(', '), rest },
      ),
    );
    this.nights = nights;
    this.bookingIds = [...new Set(taken.flatMap(({ bookingId }) => bookingId ?? []))];
  }
}

@ObjectType({
  implements: Problem,
  description: 'Some of the nights are taken by the calendar of another site; nothing was changed.',
})
export class NightsOfCalendar extends Problem {
  static override readonly status = 409;

  constructor(roomNumber: number, night: string) {
    super(
      fill(
        'Room {roomNumber} is taken on {night} by the calendar of another site. The night is released when it leaves that calendar, or when you disconnect it under Calendars.',
        { roomNumber, night },
      ),
    );
  }
}

@ObjectType({ description: 'What was blocked or unblocked.', simpleResolvers: true })
export class BlockedNights {
  @Field(() => Int, { description: 'Number of nights, of all room numbers together.' })
  nights!: number;
}

export const BlockNightsResult = createUnionType({
  name: 'BlockNightsResult',
  description: 'How many nights were blocked, or why none were.',
  types: () => [BlockedNights, RoomsOccupied, DoesNotExist] as const,
});
export const UnblockNightsResult = createUnionType({
  name: 'UnblockNightsResult',
  description: 'How many nights were unblocked, or why none were.',
  types: () => [BlockedNights, NightsOfCalendar, DoesNotExist] as const,
});
