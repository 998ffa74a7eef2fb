import { Field, ObjectType } from 'type-graphql';
import { NightScalar } from '../../core/night.scalar';

@ObjectType({ description: 'Dates of a stay.', simpleResolvers: true })
export class Dates {
  @Field(() => NightScalar, { description: 'First night.' })
  checkIn!: string;

  @Field(() => NightScalar, { description: 'Day of departure.' })
  checkOut!: string;
}
