import { Field, ID, ObjectType, createUnionType } from 'type-graphql';
import { DoesNotExist, HasHotels, NameTaken, UnknownStaff } from './catalogue.problems';
import { City } from './city.entity';
import { Hotel } from './hotel.entity';
import { HotelType } from './hotelType.entity';

@ObjectType({ description: 'What you may do with a thing of the catalogue.', simpleResolvers: true })
export class CatalogueAbilities {
  @Field(() => Boolean, { description: 'Change it, and its photos.' })
  update!: boolean;

  @Field(() => Boolean, { description: 'Delete it.' })
  delete!: boolean;
}

@ObjectType({ description: 'It is gone from the catalogue.', simpleResolvers: true })
export class Deleted {
  @Field(() => ID, { description: 'The reference it had.' })
  deletedId!: string;

  static of = (deletedId: string): Deleted => Object.assign(new Deleted(), { deletedId });
}

export const CreateCityResult = createUnionType({
  name: 'CreateCityResult',
  description: 'The new city, or why there is none.',
  types: () => [City, NameTaken] as const,
});
export const UpdateCityResult = createUnionType({
  name: 'UpdateCityResult',
  description: 'The city as it is now, or why it was not changed.',
  types: () => [City, NameTaken, DoesNotExist] as const,
});
export const DeleteCityResult = createUnionType({
  name: 'DeleteCityResult',
  description: 'That it is gone, or why it stays.',
  types: () => [Deleted, HasHotels, DoesNotExist] as const,
});

export const CreateHotelTypeResult = createUnionType({
  name: 'CreateHotelTypeResult',
  description: 'The new hotel type, or why there is none.',
  types: () => [HotelType, NameTaken] as const,
});
export const UpdateHotelTypeResult = createUnionType({
  name: 'UpdateHotelTypeResult',
  description: 'The hotel type as it is now, or why it was not changed.',
  types: () => [HotelType, NameTaken, DoesNotExist] as const,
});
export const DeleteHotelTypeResult = createUnionType({
  name: 'DeleteHotelTypeResult',
  description: 'That it is gone, or why it stays.',
  types: () => [Deleted, HasHotels, DoesNotExist] as const,
});

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
