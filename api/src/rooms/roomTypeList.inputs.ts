import { IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, registerEnumType } from 'type-graphql';
import { fill } from '../../../schema/fill';
import { LIMITS } from '../../../schema/limits';
import { CountedPageArgs } from '../core/pagination';

/** The sort order of a list of room types; ties are sorted by id. */
export enum RoomTypeSort {
  HOTEL = 'HOTEL',
  TITLE_ASC = 'TITLE_ASC',
  TITLE_DESC = 'TITLE_DESC',
  PRICE_ASC = 'PRICE_ASC',
  PRICE_DESC = 'PRICE_DESC',
}
registerEnumType(RoomTypeSort, {
  name: 'RoomTypeSort',
  description: 'The order of a list of room types; ties are broken by id.',
  valuesConfig: {
    HOTEL: { description: 'By hotel, then cheapest first.' },
    TITLE_ASC: { description: 'By title.' },
    TITLE_DESC: { description: 'By title, descending.' },
    PRICE_ASC: { description: 'Cheapest first.' },
    PRICE_DESC: { description: 'Most expensive first.' },
  },
});

@InputType({
  description: 'Which room types to list; all given criteria must match.',
})
export class RoomTypeFilter {
  @Field(() => ID, { nullable: true, description: 'Of this hotel.' })
  @IsOptional()
  @MaxLength(100)
  hotelId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "A room type's reference, or words: each must begin a word of the title or of the hotel's name; case, accents and word order do not matter.",
  })
  @IsOptional()
  @MaxLength(LIMITS.name, {
    message: () => fill('A search has at most {most} characters', { most: LIMITS.name }),
  })
  text?: string | null;
}

@ArgsType()
export class RoomTypesArgs extends CountedPageArgs {
  @Field(() => ID, { nullable: true, description: 'Only room types of this hotel.' })
  @IsOptional()
  @MaxLength(100)
  hotelId?: string | null;

  @Field(() => RoomTypeFilter, {
    nullable: true,
    description: 'Which room types to list, in addition to the other arguments.',
  })
  @IsOptional()
  @ValidateNested()
  filter?: RoomTypeFilter | null;

  @Field(() => RoomTypeSort, {
    nullable: true,
    defaultValue: RoomTypeSort.HOTEL,
    description: 'The sort order.',
  })
  sort?: RoomTypeSort | null;
}
