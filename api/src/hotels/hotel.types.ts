import { Field, Int, ObjectType, createUnionType } from 'type-graphql';
import { Outdated } from '../users/version.types';
import { Deleted, DoesNotExist, NameTaken, UnknownStaff } from './catalogue.types';
import { Hotel } from './hotel.entity';

@ObjectType({
  description: 'The terms on which bookings of a hotel may be cancelled.',
  simpleResolvers: true,
})
export class CancellationPolicy {
  @Field(() => Int, { description: 'Days before check-in until which cancelling is free.' })
  freeCancellationDays!: number;

  @Field(() => Int, {
    description: 'Percent of the price that is refunded when it is cancelled later, before the stay begins.',
  })
  lateRefundPercent!: number;
}

export const CreateHotelResult = createUnionType({
  name: 'CreateHotelResult',
  description: 'The new hotel, or why it was not made.',
  types: () => [Hotel, NameTaken, DoesNotExist, UnknownStaff] as const,
});
export const UpdateHotelResult = createUnionType({
  name: 'UpdateHotelResult',
  description: 'The hotel as it is now, or why it was not changed.',
  types: () => [Hotel, NameTaken, DoesNotExist, UnknownStaff, Outdated] as const,
});
export const DeleteHotelResult = createUnionType({
  name: 'DeleteHotelResult',
  description: 'That it is deleted, or why not.',
  types: () => [Deleted, DoesNotExist] as const,
});
