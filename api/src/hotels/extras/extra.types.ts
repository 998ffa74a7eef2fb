import { ArrayMaxSize, IsOptional, MaxLength } from 'class-validator';
import { createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { ExtraUnitName } from '../../../../schema/extras';
import { LANGUAGE_TAGS } from '../../../../schema/language';
import { LIMITS } from '../../../../schema/limits';
import { Problem } from '../../core/problems';
import { Outdated } from '../../users/version.types';
import { Hotel } from '../hotel.entity';
import { ExtraUnit } from './extra.entity';
import { ExtraTranslationInput } from './extraTexts.types';

@InputType({ description: 'An extra, as set by administrators.' })
export class ExtraInput {
  @Field(() => ID, { nullable: true, description: 'Its reference; null or missing for a new one.' })
  id?: string | null;

  @Field(() => String, {
    description: `Its name, up to ${LIMITS.extraTitle} characters; unique in the hotel.`,
  })
  title!: string;

  @Field(() => String, {
    nullable: true,
    description: `What guests get for it, up to ${LIMITS.extraDescription} characters.`,
  })
  description?: string | null;

  @Field(() => ExtraUnit, { description: 'What its price is for.' })
  unit!: ExtraUnitName;

  @Field(() => Int, { description: 'The price of one unit, in cents, with all taxes.' })
  cents!: number;

  @Field(() => Boolean, {
    description: 'Whether guests see it on the page of the hotel and add it when they book.',
  })
  soldOnline!: boolean;

  @Field(() => Boolean, { description: 'Whether the front desk sells it.' })
  soldAtDesk!: boolean;

  @Field(() => Boolean, { description: 'Whether it is on sale at all.' })
  active!: boolean;

  @Field(() => [ExtraTranslationInput], {
    nullable: true,
    description:
      'Its texts in other languages than that of the hotel, for the languages that are given. Those in others stay.',
  })
  @IsOptional()
  @ArrayMaxSize(LANGUAGE_TAGS.length)
  translations?: ExtraTranslationInput[] | null;
}

@InputType({ description: 'The whole price list of a hotel, in the order in which it is shown.' })
export class UpdateExtrasInput {
  @Field(() => ID, { description: 'The hotel.' })
  @MaxLength(100)
  hotelId!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version of the hotel that the change is based on; if it is not the current one, nothing is changed.',
  })
  version?: number | null;

  @Field(() => [ExtraInput], {
    description: `Its extras, ${LIMITS.extrasPerHotel} at most. Those that the list leaves out are deleted; what was sold of them stays.`,
  })
  extras!: ExtraInput[];
}

@ObjectType({ implements: Problem, description: 'The price list is not valid; nothing was changed.' })
export class ExtrasRefused extends Problem {
  @Field(() => Int, {
    nullable: true,
    description:
      'The position of the invalid extra in the list, from 0; null if the problem is not one of them.',
  })
  row: number | null;

  constructor({ row, message }: { row: number | null; message: string }) {
    super(message);
    this.row = row;
  }
}

export const UpdateExtrasResult = createUnionType({
  name: 'UpdateExtrasResult',
  description: 'The hotel with its new price list, or why it was refused.',
  types: () => [Hotel, ExtrasRefused, Outdated] as const,
});
