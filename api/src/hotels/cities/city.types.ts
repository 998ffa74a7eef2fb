import { createUnionType } from 'type-graphql';
import { Outdated } from '../../users/version.types';
import { Deleted, DoesNotExist, HasHotels, NameTaken } from '../catalogue.types';
import { City } from './city.entity';

export const CreateCityResult = createUnionType({
  name: 'CreateCityResult',
  description: 'The new city, or why it was not created.',
  types: () => [City, NameTaken] as const,
});
export const UpdateCityResult = createUnionType({
  name: 'UpdateCityResult',
  description: 'The updated city, or why it was not changed.',
  types: () => [City, NameTaken, DoesNotExist, Outdated] as const,
});
export const DeleteCityResult = createUnionType({
  name: 'DeleteCityResult',
  description: 'Confirms the deletion, or says why not.',
  types: () => [Deleted, HasHotels, DoesNotExist] as const,
});
