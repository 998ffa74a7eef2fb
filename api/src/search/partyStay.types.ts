import { Max, Min } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { KeptForAll } from '../core/cacheControl.decorator';
import { LIMITS } from '../../../schema/limits';
import { NightScalar } from '../core/night.scalar';

@ArgsType()
export class PartyStayArgs {
  @Field(() => NightScalar, { description: 'First night.' })
  checkIn!: string;

  @Field(() => NightScalar, { description: 'Day of departure; the same day as check-in means one night.' })
  checkOut!: string;

  @Field(() => Int, { description: 'Number of people, children included.' })
  @Min(1, { message: 'Choose at least one guest' })
  @Max(1000, { message: 'Too many guests for one hotel' })
  guests!: number;

  @Field(() => Int, { description: 'Number of rooms.' })
  @Min(1, { message: 'Choose at least one room' })
  @Max(LIMITS.roomNumbersPerCheckout, { message: 'Too many rooms for one booking' })
  rooms!: number;
}

@KeptForAll()
@ObjectType({
  description: 'The cheapest free rooms of a hotel for a party, with the full price.',
  simpleResolvers: true,
})
export class PartyStay {
  /** The free room numbers of each of its room types, and how many of them it takes. */
  free!: () => { ids: string[]; count: number }[];

  @Field(() => Int, { description: 'All nights of all rooms with taxes and fees, in cents.' })
  totalCents!: number;

  @Field(() => Int, { description: 'The taxes and fees included, in cents.' })
  chargesCents!: number;

  @Field(() => Int, { description: 'Number of people these rooms sleep.' })
  sleeps!: number;

  @Field(() => Int, {
    description: 'Number of rooms of the hotel, of all types, that can still be booked; counted up to 10.',
  })
  roomsLeft!: number;
}
