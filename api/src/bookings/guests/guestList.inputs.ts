import { IsOptional, MaxLength } from 'class-validator';
import { ArgsType, Field, ID, registerEnumType } from 'type-graphql';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { CountedPageArgs } from '../../core/pagination';

/** The order of a list of guests; ties are ordered by reference. */
export enum GuestSort {
  BOOKED_DESC = 'BOOKED_DESC',
  BOOKED_ASC = 'BOOKED_ASC',
  NAME_ASC = 'NAME_ASC',
  NAME_DESC = 'NAME_DESC',
}
registerEnumType(GuestSort, {
  name: 'GuestSort',
  description: 'The order of a list of guests; ties are broken by reference.',
  valuesConfig: {
    BOOKED_DESC: { description: 'Who booked last first.' },
    BOOKED_ASC: { description: 'Who booked last comes last.' },
    NAME_ASC: { description: 'By name.' },
    NAME_DESC: { description: 'By name, descending.' },
  },
});

@ArgsType()
export class HotelGuestsArgs extends CountedPageArgs {
  @Field(() => ID, { nullable: true, description: 'Only guests of this hotel.' })
  @IsOptional()
  @MaxLength(100)
  hotelId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Words: each must begin a word of the name, of the email address, or of the telephone number; or the id of the account.',
  })
  @IsOptional()
  @MaxLength(LIMITS.name, {
    message: () => fill('A search has at most {most} characters', { most: LIMITS.name }),
  })
  text?: string | null;

  @Field(() => GuestSort, {
    nullable: true,
    defaultValue: GuestSort.BOOKED_DESC,
    description: 'The sort order.',
  })
  sort?: GuestSort | null;
}
