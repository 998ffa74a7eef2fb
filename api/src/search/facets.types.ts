import { Field, Float, Int, ObjectType } from 'type-graphql';
import { KeptForAll } from '../core/cacheControl.decorator';
import { ListSize } from '../core/cost.decorator';
import { HotelFeature } from './feature.enum';
import { HotelType } from '../hotels/hotelTypes/hotelType.entity';

const hotels = 'Number of hotels in the list.';

@KeptForAll()
@ObjectType({ description: 'Number of hotels of a type.', simpleResolvers: true })
export class TypeCount {
  @Field(() => HotelType, { description: 'The type.' })
  type!: HotelType;

  @Field(() => Int, { description: hotels })
  hotels!: number;
}

@KeptForAll()
@ObjectType({ description: 'Number of hotels with this average rating or better.', simpleResolvers: true })
export class RatingCount {
  @Field(() => Float, { description: 'The lowest average rating.' })
  minRating!: number;

  @Field(() => Int, { description: hotels })
  hotels!: number;
}

@KeptForAll()
@ObjectType({ description: 'Number of hotels with an amenity.', simpleResolvers: true })
export class AmenityCount {
  @Field(() => String, { description: 'The amenity.' })
  amenity!: string;

  @Field(() => Int, { description: hotels })
  hotels!: number;
}

@KeptForAll()
@ObjectType({ description: 'Number of hotels with a feature.', simpleResolvers: true })
export class FeatureCount {
  @Field(() => HotelFeature, { description: 'The feature.' })
  feature!: HotelFeature;

  @Field(() => Int, { description: hotels })
  hotels!: number;
}

@KeptForAll()
@ObjectType({ description: 'Number of hotels with room for a party of this size.', simpleResolvers: true })
export class GuestsCount {
  @Field(() => Int, { description: 'People in all rooms of the search together.' })
  guests!: number;

  @Field(() => Int, { description: hotels })
  hotels!: number;
}

@ObjectType({
  description:
    'Options for refining a search, with counts: each group is counted for the search without its own choice. Amenities and features combine, so they are counted together with those chosen.',
  simpleResolvers: true,
})
export class HotelFacets {
  @ListSize(10)
  @Field(() => [TypeCount], { description: 'Every type, by name.' })
  types!: TypeCount[];

  @ListSize(4)
  @Field(() => [RatingCount], { description: 'Steps of the average rating, highest first.' })
  ratings!: RatingCount[];

  @ListSize(30)
  @Field(() => [AmenityCount], { description: 'The most frequent ones, and those chosen.' })
  amenities!: AmenityCount[];

  @ListSize(4)
  @Field(() => [FeatureCount], { description: 'All features, in order of popularity.' })
  features!: FeatureCount[];

  @ListSize(8)
  @Field(() => [GuestsCount], {
    description:
      'From one person up to the largest party that the rooms of the search can sleep at any hotel.',
  })
  guests!: GuestsCount[];
}
