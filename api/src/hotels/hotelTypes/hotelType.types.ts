import { createUnionType } from 'type-graphql';
import { Outdated } from '../../users/version.types';
import { Deleted, DoesNotExist, HasHotels, NameTaken } from '../catalogue.types';
import { HotelType } from './hotelType.entity';

export const CreateHotelTypeResult = createUnionType({
  name: 'CreateHotelTypeResult',
  description: 'The new hotel type, or why it was not created.',
  types: () => [HotelType, NameTaken] as const,
});
export const UpdateHotelTypeResult = createUnionType({
  name: 'UpdateHotelTypeResult',
  description: 'The updated hotel type, or why it was not changed.',
  types: () => [HotelType, NameTaken, DoesNotExist, Outdated] as const,
});
export const DeleteHotelTypeResult = createUnionType({
  name: 'DeleteHotelTypeResult',
  description: 'Confirms the deletion, or says why not.',
  types: () => [Deleted, HasHotels, DoesNotExist] as const,
});
