import { IsOptional, Max, MaxLength, Min } from 'class-validator';
import { createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { fill, text } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { isStorable } from '../../../../schema/textRules';
import { Problem } from '../../core/problems';
import { IfProvided, Rule } from '../../core/rule.decorator';
import { Booking } from '../booking.entity';
import { Reason, RequestKey } from '../inputRules';

export const QUANTITY = {
  message: () => fill('Enter a quantity of 1 to {most}', { most: LIMITS.extraQuantity }),
};

const noteProblem = (note: string): string | undefined =>
  isStorable(note) ? undefined : text('Retype the note. It contains a character that cannot be saved.');

@InputType({ description: 'An extra that the front desk sells on a booking.' })
export class AddExtraInput {
  @Field(() => ID, { description: 'Id of the booking.' })
  @MaxLength(100)
  bookingId!: string;

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
      'Nights, at most those of the booking, which are the default. It has no effect if the price is not for one night.',
  })
  @IsOptional()
  @Min(1, { message: 'Enter at least one night' })
  nights?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The sum that was shown, in cents; if it is not what the extra costs now, nothing is sold.',
  })
  expectedCents?: number | null;

  @Field(() => String, {
    nullable: true,
    description: `A note on it, which the guest can read; up to ${LIMITS.extraNote} characters.`,
  })
  @IfProvided()
  @MaxLength(LIMITS.extraNote, {
    message: () => fill('A note can have at most {most} characters', { most: LIMITS.extraNote }),
  })
  @Rule(noteProblem)
  note?: string | null;

  @Field(() => String, { description: 'A key created once for each sale; repeating it sells nothing more.' })
  @RequestKey()
  idempotencyKey!: string;
}

@InputType({ description: 'An extra to remove from a booking.' })
export class RemoveExtraInput {
  @Field(() => ID, { description: 'Reference of the extra of the booking.' })
  @MaxLength(100)
  bookingExtraId!: string;

  @Field(() => String, {
    description: `The reason, which the guest can read; up to ${LIMITS.cancellationReason} characters.`,
  })
  @Reason('Give a reason. The guest can read it')
  reason!: string;
}

@ObjectType({
  implements: Problem,
  description: 'The extra cannot be sold or removed; nothing was changed or held.',
})
export class ExtraRefused extends Problem {
  static override readonly status = 409;
}

export const AddExtraResult = createUnionType({
  name: 'AddExtraResult',
  description: 'The booking with the extra, or why it was not sold.',
  types: () => [Booking, ExtraRefused] as const,
});

export const RemoveExtraResult = createUnionType({
  name: 'RemoveExtraResult',
  description: 'The booking without the extra, or why it was not removed.',
  types: () => [Booking, ExtraRefused] as const,
});
