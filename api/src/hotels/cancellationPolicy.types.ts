import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'On what terms bookings of a hotel may be cancelled.', simpleResolvers: true })
export class CancellationPolicy {
  @Field(() => Int, { description: 'Cancelling is free until so many days before check-in.' })
  freeCancellationDays!: number;

  @Field(() => Int, {
    description: 'Percent of the price that comes back where it is cancelled later, before the stay begins.',
  })
  lateRefundPercent!: number;
}
