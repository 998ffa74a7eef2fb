import { ArrayMaxSize, MaxLength } from 'class-validator';
import { Field, ID, InputType, ObjectType, createUnionType } from 'type-graphql';
import { fill } from '../../../schema/fill';
import { LIMITS } from '../../../schema/limits';
import { ListSize } from '../core/cost.decorator';
import { Problem } from '../core/problems';
import { SavedHotel } from './savedHotel.entity';

@InputType({ description: 'Hotels to save, or to remove from the saved ones.' })
export class SaveHotelInput {
  @Field(() => [ID], {
    description: `References of the hotels, ${LIMITS.savedHotels} at most. Saved ones stay saved, and hotels that do not exist are left out.`,
  })
  @ArrayMaxSize(LIMITS.savedHotels, {
    message: () => fill('Save at most {most} hotels at once', { most: LIMITS.savedHotels }),
  })
  @MaxLength(100, { each: true, message: 'This is no reference of a hotel' })
  hotelIds!: string[];

  @Field(() => Boolean, { defaultValue: true, description: 'False removes them.' })
  saved!: boolean;
}

@ObjectType({ description: 'The hotels that you saved.', simpleResolvers: true })
export class SavedHotels {
  @ListSize(10)
  @Field(() => [SavedHotel], { description: 'All of them, the one saved last first.' })
  items!: SavedHotel[];
}

@ObjectType({ implements: Problem, description: 'The limit of saved hotels is reached, so none was saved.' })
export class TooManySavedHotels extends Problem {
  static override readonly status = 409;
}

export const SaveHotelResult = createUnionType({
  name: 'SaveHotelResult',
  description: 'Your saved hotels, or why they did not change.',
  types: () => [SavedHotels, TooManySavedHotels] as const,
});
