import { Field, Int, ObjectType } from 'type-graphql';
import { NightScalar } from '../../core/night.scalar';

@ObjectType({ description: 'The rooms of a type that were sold for a night.', simpleResolvers: true })
export class NightSales {
  @Field(() => NightScalar, { description: 'The night.' })
  night!: string;

  @Field(() => Int, { description: 'Rooms in confirmed bookings.' })
  rooms!: number;

  @Field(() => Int, { description: 'The average price that was sold, rounded, in cents.' })
  averageCents!: number;
}
