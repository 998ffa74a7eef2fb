import { Field, InputType, ObjectType } from 'type-graphql';
import { text } from '../../../../schema/fill';
import type { Language as Tag } from '../../../../schema/language';
import { LIMITS } from '../../../../schema/limits';
import { nameProblemOf } from '../../../../schema/textRules';
import { KeptForAll } from '../../core/cacheControl.decorator';
import { IfProvided, Rule } from '../../core/rule.decorator';
import { Language } from '../../users/language.enum';

@KeptForAll()
@ObjectType({ description: 'The name of a city or hotel type in a language.', simpleResolvers: true })
export class PlaceName {
  @Field(() => Language, { description: 'The language of the name.' })
  language!: Tag;

  @Field(() => String, { description: 'What it is called in this language.' })
  name!: string;
}

@InputType({
  description:
    'The name of a city or hotel type in a language. It replaces the one in this language; an empty name removes it.',
})
export class PlaceNameInput {
  @Field(() => Language, { description: 'The language of the name.' })
  language!: Tag;

  @Field(() => String, {
    nullable: true,
    description: `What it is called in this language, up to ${LIMITS.name} characters.`,
  })
  @IfProvided()
  @Rule(nameProblemOf(text('the name in another language')))
  name?: string | null;
}
