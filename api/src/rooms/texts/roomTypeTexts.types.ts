import { Field, InputType, ObjectType } from 'type-graphql';
import type { Language as Tag } from '../../../../schema/language';
import { LIMITS } from '../../../../schema/limits';
import { nameProblemOf, textProblem } from '../../../../schema/textRules';
import { KeptForAll } from '../../core/cacheControl.decorator';
import { IfProvided, Rule } from '../../core/rule.decorator';
import { WrittenText } from '../../hotels/texts/writtenText.types';
import { Language } from '../../users/language.enum';

@KeptForAll()
@ObjectType({
  description:
    'The texts of a room type, each in the language that was asked for or else in that of its hotel.',
  simpleResolvers: true,
})
export class RoomTypeTexts {
  @Field(() => WrittenText, { description: 'Its title.' })
  title!: WrittenText;

  @Field(() => WrittenText, { description: 'Description of the room.' })
  description!: WrittenText;
}

const TITLE = nameProblemOf('the title of the room');
const DESCRIPTION = textProblem('the description', LIMITS.shortText);

@InputType({
  description:
    'The texts of a room type in one language other than that of its hotel. They replace those that it has in this language; a text that is missing or empty is removed.',
})
export class RoomTypeTranslationInput {
  @Field(() => Language, { description: 'The language of these texts.' })
  language!: Tag;

  @Field(() => String, { nullable: true, description: `Title, up to ${LIMITS.name} characters.` })
  @IfProvided()
  @Rule(TITLE)
  title?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Description of the room, up to ${LIMITS.shortText} characters.`,
  })
  @IfProvided()
  @Rule(DESCRIPTION)
  description?: string | null;
}
