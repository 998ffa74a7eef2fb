import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Which booking to cancel.' })
export class CancelBookingInput {
  @Field(() => ID, { description: 'Its reference.' })
  bookingId!: string;
}
