import { IsOptional, Max, Min } from 'class-validator';
import { ArgsType, Field, Int, registerEnumType } from 'type-graphql';
import { fill } from '../../../schema/fill';
import { LIMITS } from '../../../schema/limits';

/** The sort order of cities and hotel types; ties are sorted by name. */
export enum PlaceSort {
  NAME_ASC = 'NAME_ASC',
  NAME_DESC = 'NAME_DESC',
  HOTELS_ASC = 'HOTELS_ASC',
  HOTELS_DESC = 'HOTELS_DESC',
}
registerEnumType(PlaceSort, {
  name: 'PlaceSort',
  description: 'The order of a list of cities or hotel types; ties are broken by name.',
  valuesConfig: {
    NAME_ASC: { description: 'By name.' },
    NAME_DESC: { description: 'By name, descending.' },
    HOTELS_ASC: { description: 'Fewest hotels first.' },
    HOTELS_DESC: { description: 'Most hotels first.' },
  },
});

@ArgsType()
export class PlacesArgs {
  @Field(() => PlaceSort, {
    nullable: true,
    defaultValue: PlaceSort.NAME_ASC,
    description: 'The sort order.',
  })
  sort?: PlaceSort | null;

  @Field(() => Int, {
    nullable: true,
    description: `How many, 1 to ${LIMITS.pageSize}; all by default.`,
  })
  @IsOptional()
  @Min(1, { message: 'Ask for at least 1 row' })
  @Max(LIMITS.pageSize, {
    message: () => fill('Ask for at most {most} rows', { most: LIMITS.pageSize }),
  })
  limit?: number | null;

  @Field(() => Int, { nullable: true, defaultValue: 0, description: 'How many to skip.' })
  @IsOptional()
  @Min(0, { message: 'The offset is 0 or more' })
  offset?: number | null;
}
