import { IsInt, IsOptional, Max, MaxLength, Min } from 'class-validator';
import { createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { fill } from '../../../schema/fill';
import { LIMITS } from '../../../schema/limits';
import { NightScalar } from '../core/night.scalar';
import { Problem } from '../core/problems';
import { DoesNotExist } from '../hotels/catalogue.types';
import { ChildrenAges } from '../rooms/party.types';
import { Watch } from './watch.entity';

const GUESTS = { message: () => fill('Choose 1 to {most} guests', { most: LIMITS.people }) };
const ROOMS = {
  message: () => fill('Choose 1 to {most} rooms', { most: LIMITS.roomNumbersPerCheckout }),
};

@InputType({ description: 'What to watch: a hotel or one of its rooms, the nights, and who stays.' })
export class WatchHotelInput {
  @Field(() => ID, { description: 'The hotel.' })
  @MaxLength(100)
  hotelId!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'The room number, if it must be this one. Without it, the cheapest free rooms for the party count.',
  })
  @IsOptional()
  @MaxLength(100)
  roomNumberId?: string | null;

  @Field(() => NightScalar, { description: 'First night.' })
  checkIn!: string;

  @Field(() => NightScalar, { description: 'Day of departure; the same day as check-in means one night.' })
  checkOut!: string;

  @Field(() => Int, { description: 'Number of people, children included.' })
  @IsInt(GUESTS)
  @Min(1, GUESTS)
  @Max(LIMITS.people, GUESTS)
  guests!: number;

  @Field(() => Int, { description: 'Number of rooms that the party needs.' })
  @IsInt(ROOMS)
  @Min(1, ROOMS)
  @Max(LIMITS.roomNumbersPerCheckout, ROOMS)
  rooms!: number;

  @ChildrenAges('The age of each child among the guests, in years. None by default.')
  childrenAges?: number[] | null;
}

@InputType({ description: 'A watch to end.' })
export class EndWatchInput {
  @Field(() => ID, { description: 'The watch.' })
  @MaxLength(100)
  watchId!: string;

  @Field(() => Boolean, {
    defaultValue: true,
    description: 'False takes the end back, within a day: the watch goes on as if it had not ended.',
  })
  ended!: boolean;
}

@InputType({ description: 'The link of an email about watched hotels. It works without signing in.' })
export class EndWatchByLinkInput {
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether it is the link that ends all watches of its owner.',
  })
  all!: boolean;

  @Field(() => ID, { description: 'The first part of the link.' })
  @MaxLength(100)
  id!: string;

  @Field(() => String, { description: 'The second part of the link.' })
  @MaxLength(200)
  token!: string;
}

@ObjectType({ implements: Problem, description: 'The limit of watches is reached, so none was added.' })
export class TooManyWatches extends Problem {
  static override readonly status = 409;

  constructor() {
    super(
      fill('You can watch at most {most} hotels and rooms. End one of your watches first.', {
        most: LIMITS.watches,
      }),
    );
  }
}

@ObjectType({
  implements: Problem,
  description: 'Nobody can stay on these nights, so they cannot be watched.',
})
export class NightsNotWatchable extends Problem {}

@ObjectType({ implements: Problem, description: 'You have no such watch: it has ended.' })
export class WatchIsOver extends Problem {
  static override readonly status = 404;

  constructor() {
    super('This watch has ended.');
  }
}

export const WatchHotelResult = createUnionType({
  name: 'WatchHotelResult',
  description: 'The watch, or why there is none.',
  types: () => [Watch, DoesNotExist, NightsNotWatchable, TooManyWatches] as const,
});

export const EndWatchResult = createUnionType({
  name: 'EndWatchResult',
  description: 'The watch that ended or goes on, or why that was refused.',
  types: () => [Watch, WatchIsOver, TooManyWatches] as const,
});
