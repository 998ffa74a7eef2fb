import { Field, ObjectType } from 'type-graphql';
import type { Language as Tag } from '../../../../schema/language';
import { build } from '../../core/build';
import { KeptForAll } from '../../core/cacheControl.decorator';
import { Language } from '../../users/language.enum';

@KeptForAll()
@ObjectType({ description: 'A text of a hotel, and the language that it is in.', simpleResolvers: true })
export class WrittenText {
  @Field(() => Language, { description: 'The language of the text.' })
  language!: Tag;

  @Field(() => String, { description: 'The text.' })
  text!: string;
}

/** What a hotel has written: its own texts and their language, and those in the language that is asked for, if there are any. */
export interface Written<T> {
  own: T;
  ownLanguage: Tag;
  wanted: Partial<Record<keyof T, unknown>> | undefined;
  language: Tag;
}

/** The text of a field in the language that is asked for if there is one, else the hotel's own. */
export function bestText<T, Name extends keyof T>(
  { own, ownLanguage, wanted, language }: Written<T>,
  name: Name,
): WrittenText {
  const translated = wanted?.[name];
  if (typeof translated === 'string' && translated) return build(WrittenText, { language, text: translated });
  return build(WrittenText, { language: ownLanguage, text: String(own[name] ?? '') });
}
