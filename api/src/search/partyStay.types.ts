import { Max, Min } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { LIMITS } from '../../../schema/limits';
import { NightScalar } from '../core/night.scalar';

@ArgsType()
export class PartyStayArgs {
  @Field(() => NightScalar, { description: 'First night.' })
  checkIn!: string;

  @Field(() => NightScalar, { description: 'Day of departure; the same day as check-in means one night.' })
  checkOut!: string;

  @Field(() => Int, { description: 'How many people stay.' })
  @Min(1, { message: 'At least one person stays' })
  @Max(1000, { message: 'Too many guests for one hotel' })
  guests!: number;

  @Field(() => Int, { description: 'In how many rooms.' })
  @Min(1, { message: 'At least one room is booked' })
  @Max(LIMITS.roomNumbersPerCheckout, { message: 'So many rooms cannot be booked at once' })
  rooms!: number;
}

@ObjectType({
  description: 'The cheapest rooms of a hotel that are free and sleep a whole party, priced like an order.',
  simpleResolvers: true,
})
export class PartyStay {
  @Field(() => Int, { description: 'All nights of all rooms with taxes and fees, in cents.' })
  totalCents!: number;

  @Field(() => Int, { description: 'The taxes and fees in it, in cents.' })
  chargesCents!: number;

  @Field(() => Int, { description: 'How many people these rooms sleep.' })
  sleeps!: number;

  @Field(() => Int, {
    description: 'How many rooms of the hotel, of all its types, can still be booked; counted up to 10.',
  })
  roomsLeft!: number;
}
