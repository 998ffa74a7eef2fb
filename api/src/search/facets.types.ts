import { Field, Float, Int, ObjectType } from 'type-graphql';
import { ListSize } from '../core/cost.decorator';
import { HotelFeature } from './feature.enum';
import { HotelType } from '../hotels/hotelTypes/hotelType.entity';

const hotels = 'How many hotels the list would have.';

@ObjectType({ description: 'How many hotels there are of a type.', simpleResolvers: true })
export class TypeCount {
  @Field(() => HotelType, { description: 'The type.' })
  type!: HotelType;

  @Field(() => Int, { description: hotels })
  hotels!: number;
}

@ObjectType({ description: 'How many hotels are rated so or better.', simpleResolvers: true })
export class RatingCount {
  @Field(() => Float, { description: 'The lowest average rating.' })
  minRating!: number;

  @Field(() => Int, { description: hotels })
  hotels!: number;
}

@ObjectType({ description: 'How many hotels offer something.', simpleResolvers: true })
export class AmenityCount {
  @Field(() => String, { description: 'What they offer.' })
  amenity!: string;

  @Field(() => Int, { description: hotels })
  hotels!: number;
}

@ObjectType({ description: 'How many hotels offer a feature.', simpleResolvers: true })
export class FeatureCount {
  @Field(() => HotelFeature, { description: 'The feature.' })
  feature!: HotelFeature;

  @Field(() => Int, { description: hotels })
  hotels!: number;
}

@ObjectType({ description: 'How many hotels have room for so many people.', simpleResolvers: true })
export class GuestsCount {
  @Field(() => Int, { description: 'People in all rooms of the search together.' })
  guests!: number;

  @Field(() => Int, { description: hotels })
  hotels!: number;
}

@ObjectType({
  description:
    'What else could be chosen in a search, with counts: each group is counted by all of the search but its own choice. Amenities and features add up, so they are counted beside those chosen.',
  simpleResolvers: true,
})
export class HotelFacets {
  @ListSize(10)
  @Field(() => [TypeCount], { description: 'Every type, by name.' })
  types!: TypeCount[];

  @ListSize(4)
  @Field(() => [RatingCount], { description: 'Steps of the average rating, the highest first.' })
  ratings!: RatingCount[];

  @ListSize(30)
  @Field(() => [AmenityCount], { description: 'The most frequent ones, and those chosen.' })
  amenities!: AmenityCount[];

  @ListSize(4)
  @Field(() => [FeatureCount], { description: 'Every feature, in the order in which guests ask for them.' })
  features!: FeatureCount[];

  @ListSize(8)
  @Field(() => [GuestsCount], {
    description: 'From one person up to as many as the rooms of the search take anywhere.',
  })
  guests!: GuestsCount[];
}
