import { IsString, MaxLength } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { MESSAGE_LIMITS } from '../../../../schema/guestMessages';
import type { Language as Tag } from '../../../../schema/language';
import { LIMITS } from '../../../../schema/limits';
import { Language } from '../../users/language.enum';

@ObjectType({
  description: 'The words of a message in one language.',
  simpleResolvers: true,
})
export class MessageTranslation {
  @Field(() => Language, { description: 'The language of these words; guests who read it get them.' })
  language!: Tag;

  @Field(() => String, { description: 'The subject, with placeholders; empty for a kind without one.' })
  subject!: string;

  @Field(() => String, { description: 'The text, with placeholders.' })
  body!: string;
}

@InputType({
  description:
    'The words of a message in one language other than that of the hotel. They replace those that it has in this language; without a text they are removed.',
})
export class MessageTranslationInput {
  @Field(() => Language, { description: 'The language of these words.' })
  language!: Tag;

  @Field(() => String, { description: `The subject, up to ${MESSAGE_LIMITS.subject} characters.` })
  @IsString()
  @MaxLength(LIMITS.longText)
  subject!: string;

  @Field(() => String, { description: `The text, up to ${MESSAGE_LIMITS.body} characters.` })
  @IsString()
  @MaxLength(LIMITS.longText)
  body!: string;
}
