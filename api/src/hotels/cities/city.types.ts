import { createUnionType } from 'type-graphql';
import { Outdated } from '../../users/version.types';
import { Deleted, DoesNotExist, HasHotels, NameTaken } from '../catalogue.types';
import { City } from './city.entity';

export const CreateCityResult = createUnionType({
  name: 'CreateCityResult',
  description: 'The new city, or why it was not made.',
  types: () => [City, NameTaken] as const,
});
export const UpdateCityResult = createUnionType({
  name: 'UpdateCityResult',
  description: 'The city as it is now, or why it was not changed.',
  types: () => [City, NameTaken, DoesNotExist, Outdated] as const,
});
export const DeleteCityResult = createUnionType({
  name: 'DeleteCityResult',
  description: 'That it is deleted, or why not.',
  types: () => [Deleted, HasHotels, DoesNotExist] as const,
});
