import { Field, Int, ObjectType, createUnionType } from 'type-graphql';
import { KeptForAll } from '../core/cacheControl.decorator';
import { ProofNeeded } from '../access/proof';
import { StaysInProgress } from '../users/staysInProgress.types';
import { Outdated } from '../users/version.types';
import { Deleted, DoesNotExist, NameTaken, UnknownStaff } from './catalogue.types';
import { Hotel } from './hotel.entity';

@KeptForAll()
@ObjectType({
  description: 'The terms on which bookings of a hotel may be cancelled.',
  simpleResolvers: true,
})
export class CancellationPolicy {
  @Field(() => Int, { description: 'Days before check-in until which cancellation is free.' })
  freeCancellationDays!: number;

  @Field(() => Int, {
    description: 'Percentage of the price refunded on later cancellation, before the stay begins.',
  })
  lateRefundPercent!: number;
}

export const CreateHotelResult = createUnionType({
  name: 'CreateHotelResult',
  description: 'The new hotel, or why it was not created.',
  types: () => [Hotel, NameTaken, DoesNotExist, UnknownStaff] as const,
});
export const UpdateHotelResult = createUnionType({
  name: 'UpdateHotelResult',
  description: 'The updated hotel, or why it was not changed.',
  types: () => [Hotel, NameTaken, DoesNotExist, UnknownStaff, Outdated] as const,
});
export const DeleteHotelResult = createUnionType({
  name: 'DeleteHotelResult',
  description: 'Confirms the deletion, or says why not.',
  types: () => [Deleted, DoesNotExist, StaysInProgress, ProofNeeded] as const,
});
