import { IsOptional, Max, MaxLength, Min } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { LIMITS } from '../../../../schema/limits';
import { Extra } from '../../hotels/extras/extra.entity';
import { QUANTITY } from './bookingExtra.types';

@InputType({ description: 'An extra of the hotel that a guest adds to a stay, and how much of it.' })
export class ChosenExtraInput {
  @Field(() => ID, { description: "Reference of the extra on the hotel's price list." })
  @MaxLength(100)
  extraId!: string;

  @Field(() => Int, {
    description: `Persons if the price is for one person, otherwise pieces; 1 to ${LIMITS.extraQuantity}.`,
  })
  @Min(1, QUANTITY)
  @Max(LIMITS.extraQuantity, QUANTITY)
  quantity!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Nights, at most those of the stay, which are the default. It has no effect if the price is not for one night.',
  })
  @IsOptional()
  @Min(1, { message: 'Enter at least one night' })
  nights?: number | null;
}

@ObjectType({ description: 'An extra of a quote, at the price of now.', simpleResolvers: true })
export class QuotedExtra {
  @Field(() => Extra, { description: 'The extra.' })
  extra!: Extra;

  @Field(() => Int, { description: 'Persons if the price is for one person, otherwise pieces.' })
  quantity!: number;

  @Field(() => Int, { nullable: true, description: 'Nights; null if the price is not for one night.' })
  nights!: number | null;

  @Field(() => Int, { description: 'What it costs, in cents, with all taxes.' })
  cents!: number;
}
