import { Field, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import type { Language as Tag } from '../../../../schema/language';
import { LIMITS } from '../../../../schema/limits';
import { KeptForAll } from '../../core/cacheControl.decorator';
import { BelongsTo, Id, newId, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { Language } from '../../users/language.enum';
import { Extra } from './extra.entity';

/** The texts of an extra in a language other than that of its hotel, written by staff. */
@KeptForAll()
@ObjectType({
  description: 'Texts of an extra in a language other than that of its hotel; null where there is none.',
  simpleResolvers: true,
})
@Entity('extra_translations')
@Index('extra_translations_language', ['extraId', 'language'], { unique: true })
export class ExtraTranslation {
  @Id()
  id!: string;

  @Ref()
  extraId!: string;

  @BelongsTo(() => Extra, 'extraId', 'extra_translations_of_extra', 'CASCADE')
  extraRow?: Extra;

  @Field(() => Language, { description: 'The language of these texts.' })
  @Text(8)
  language!: Tag;

  @Field(() => String, { nullable: true, description: 'Its name.' })
  @Text(LIMITS.extraTitle, { nullable: true })
  title!: string | null;

  @Field(() => String, { nullable: true, description: 'What guests get for it.' })
  @Text(LIMITS.extraDescription, { nullable: true })
  description!: string | null;
}

/** Builds the texts of an extra in a language. */
export const newExtraTranslation = rowBuilder(ExtraTranslation, { id: newId });
