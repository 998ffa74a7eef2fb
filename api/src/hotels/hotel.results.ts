import { Field, Int, ObjectType, createUnionType } from 'type-graphql';
import { DoesNotExist, NameTaken, UnknownStaff } from './catalogue.problems';
import { Deleted } from './catalogue.results';
import { Hotel } from './hotel.entity';

@ObjectType({ description: 'On what terms bookings of a hotel may be cancelled.', simpleResolvers: true })
export class CancellationPolicy {
  @Field(() => Int, { description: 'Cancelling is free until so many days before check-in.' })
  freeCancellationDays!: number;

  @Field(() => Int, {
    description: 'Percent of the price that comes back where it is cancelled later, before the stay begins.',
  })
  lateRefundPercent!: number;
}

export const CreateHotelResult = createUnionType({
  name: 'CreateHotelResult',
  description: 'The new hotel, or why there is none.',
  types: () => [Hotel, NameTaken, DoesNotExist, UnknownStaff] as const,
});
export const UpdateHotelResult = createUnionType({
  name: 'UpdateHotelResult',
  description: 'The hotel as it is now, or why it was not changed.',
  types: () => [Hotel, NameTaken, DoesNotExist, UnknownStaff] as const,
});
export const DeleteHotelResult = createUnionType({
  name: 'DeleteHotelResult',
  description: 'That it is gone, or why it stays.',
  types: () => [Deleted, DoesNotExist] as const,
});
