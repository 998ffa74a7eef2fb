import { Field, Int, ObjectType } from 'type-graphql';
import { NightScalar } from '../../core/night.scalar';

@ObjectType({ description: 'What one night of a stay costs.', simpleResolvers: true })
export class NightPrice {
  @Field(() => NightScalar, { description: 'The night.' })
  night!: string;

  @Field(() => Int, { description: 'Its price, in cents.' })
  cents!: number;
}
