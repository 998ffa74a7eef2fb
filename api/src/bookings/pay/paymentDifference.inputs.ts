import { MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { LIMITS } from '../../../../schema/limits';

@InputType({ description: 'A payment difference that was looked at.' })
export class ResolvePaymentDifferenceInput {
  @Field(() => ID, { description: 'Reference of the difference.' })
  @MaxLength(100)
  differenceId!: string;

  @Field(() => String, {
    description: `What was found or done, for colleagues; up to ${LIMITS.shortText} characters.`,
  })
  @MaxLength(LIMITS.shortText, { message: `A note has up to ${LIMITS.shortText} characters` })
  resolution!: string;
}
