import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What goes with rooms that are removed, as of now.', simpleResolvers: true })
export class RemovalImpact {
  @Field(() => Int, { description: 'How many room numbers.' })
  roomNumbers!: number;

  @Field(() => Int, { description: 'How many reviews; 0 unless the hotel goes.' })
  reviews!: number;

  @Field(() => Int, { description: 'Confirmed bookings that have not begun: they are cancelled.' })
  bookings!: number;

  @Field(() => Float, { description: 'What cancelling them refunds, in whole cents.' })
  refundCents!: number;

  @Field(() => Int, { description: 'Unpaid bookings, whose hold ends.' })
  holds!: number;
}
