import { Field, Int, ObjectType } from 'type-graphql';
import { KeptForAll } from '../core/cacheControl.decorator';
import { ListSize } from '../core/cost.decorator';
import { Hotel } from '../hotels/hotel.entity';

/** The most hotels and the most tourist locations that are suggested at once. */
export const SUGGESTED = { hotels: 6, landmarks: 4 } as const;

@KeptForAll()
@ObjectType({ description: 'A tourist location that hotels of a city are close to.', simpleResolvers: true })
export class Landmark {
  @Field(() => String, { description: 'Its name, as hotels give it.' })
  name!: string;

  cityId!: string;

  @Field(() => Int, { description: 'Number of hotels whose closest tourist location it is.' })
  hotels!: number;
}

@ObjectType({ description: 'What a person who types a destination may mean.', simpleResolvers: true })
export class Destinations {
  @ListSize(SUGGESTED.hotels)
  @Field(() => [Hotel], {
    description: `Hotels, ${SUGGESTED.hotels} at most: those whose name begins with the text first, then by rating.`,
  })
  hotels!: Hotel[];

  @ListSize(SUGGESTED.landmarks)
  @Field(() => [Landmark], {
    description: `Tourist locations, ${SUGGESTED.landmarks} at most: those whose name begins with the text first, then those of the most hotels.`,
  })
  landmarks!: Landmark[];
}
