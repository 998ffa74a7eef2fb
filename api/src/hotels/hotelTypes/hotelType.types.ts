import { createUnionType } from 'type-graphql';
import { Outdated } from '../../users/version.types';
import { Deleted, DoesNotExist, HasHotels, NameTaken } from '../catalogue.types';
import { HotelType } from './hotelType.entity';

export const CreateHotelTypeResult = createUnionType({
  name: 'CreateHotelTypeResult',
  description: 'The new hotel type, or why it was not made.',
  types: () => [HotelType, NameTaken] as const,
});
export const UpdateHotelTypeResult = createUnionType({
  name: 'UpdateHotelTypeResult',
  description: 'The hotel type as it is now, or why it was not changed.',
  types: () => [HotelType, NameTaken, DoesNotExist, Outdated] as const,
});
export const DeleteHotelTypeResult = createUnionType({
  name: 'DeleteHotelTypeResult',
  description: 'That it is deleted, or why not.',
  types: () => [Deleted, HasHotels, DoesNotExist] as const,
});
