import { Field, ID, InputType } from 'type-graphql';
import { References } from '../../core/bulk.inputs';

@InputType({ description: 'Which bookings to cancel.' })
export class CancelBookingsInput {
  @Field(() => [ID], { description: 'Their references, 100 at most.' })
  @References()
  bookingIds!: string[];
}

@InputType({ description: 'Which holds to end.' })
export class ReleaseCheckoutsInput {
  @Field(() => [ID], { description: 'References of the held bookings, 100 at most.' })
  @References()
  bookingIds!: string[];
}
