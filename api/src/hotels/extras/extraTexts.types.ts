import { Field, InputType, ObjectType } from 'type-graphql';
import type { Language as Tag } from '../../../../schema/language';
import { LIMITS } from '../../../../schema/limits';
import { KeptForAll } from '../../core/cacheControl.decorator';
import { Language } from '../../users/language.enum';
import { WrittenText } from '../texts/writtenText.types';

@KeptForAll()
@ObjectType({
  description: 'The texts of an extra, each in the language that was asked for or else in that of its hotel.',
  simpleResolvers: true,
})
export class ExtraTexts {
  @Field(() => WrittenText, { description: 'Its name.' })
  title!: WrittenText;

  @Field(() => WrittenText, {
    nullable: true,
    description: 'What guests get for it; null if the hotel does not say.',
  })
  description!: WrittenText | null;
}

@InputType({
  description:
    'The texts of an extra in one language other than that of its hotel. They replace those that it has in this language; a text that is missing or empty is removed.',
})
export class ExtraTranslationInput {
  @Field(() => Language, { description: 'The language of these texts.' })
  language!: Tag;

  @Field(() => String, { nullable: true, description: `Its name, up to ${LIMITS.extraTitle} characters.` })
  title?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `What guests get for it, up to ${LIMITS.extraDescription} characters.`,
  })
  description?: string | null;
}
