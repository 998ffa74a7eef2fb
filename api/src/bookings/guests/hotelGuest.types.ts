import { Field, Int, ObjectType } from 'type-graphql';
import { NightScalar } from '../../core/night.scalar';

@ObjectType({ description: 'What a hotel knows of the stays of a guest.', simpleResolvers: true })
export class GuestFigures {
  @Field(() => Int, { description: 'Number of bookings with a stay that has begun.' })
  stays!: number;

  @Field(() => Int, { description: 'Number of nights of these stays, those of all rooms together.' })
  nights!: number;

  @Field(() => NightScalar, { nullable: true, description: 'First night of the latest stay that has begun.' })
  lastStay!: string | null;

  @Field(() => NightScalar, { nullable: true, description: 'First night of the next stay.' })
  nextStay!: string | null;

  @Field(() => Int, { description: 'What the guest owes the hotel for confirmed bookings, in cents.' })
  owedCents!: number;

  @Field(() => Int, { description: "Number of the staff's notes on the bookings." })
  notes!: number;
}
