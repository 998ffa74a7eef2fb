import { Field, InputType, ObjectType } from 'type-graphql';
import { houseRulesProblem } from '../../../../schema/houseRules';
import type { Language as Tag } from '../../../../schema/language';
import { LIMITS } from '../../../../schema/limits';
import { textProblem } from '../../../../schema/textRules';
import { KeptForAll } from '../../core/cacheControl.decorator';
import { IfProvided, Rule } from '../../core/rule.decorator';
import { Language } from '../../users/language.enum';
import { WrittenText } from './writtenText.types';

@KeptForAll()
@ObjectType({
  description: 'The texts of a hotel, each in the language that was asked for or else in its own.',
  simpleResolvers: true,
})
export class HotelTexts {
  @Field(() => WrittenText, { description: 'Short description: one or two sentences.' })
  description!: WrittenText;

  @Field(() => WrittenText, { description: 'Long description.' })
  detailedDescription!: WrittenText;

  @Field(() => WrittenText, {
    nullable: true,
    description: 'Further house rules, in the words of the hotel; null if it has none.',
  })
  houseRules!: WrittenText | null;
}

const DESCRIPTION = textProblem('the description', LIMITS.shortText);
const DETAILS = textProblem('the detailed description', LIMITS.longText);

@InputType({
  description:
    'The texts of a hotel in one language other than its own. They replace those that it has in this language; a text that is missing or empty is removed.',
})
export class HotelTranslationInput {
  @Field(() => Language, { description: 'The language of these texts.' })
  language!: Tag;

  @Field(() => String, {
    nullable: true,
    description: `Short description, up to ${LIMITS.shortText} characters.`,
  })
  @IfProvided()
  @Rule(DESCRIPTION)
  description?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Long description, up to ${LIMITS.longText} characters.`,
  })
  @IfProvided()
  @Rule(DETAILS)
  detailedDescription?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Further house rules, up to ${LIMITS.houseRules} characters.`,
  })
  @IfProvided()
  @Rule(houseRulesProblem)
  houseRules?: string | null;
}
