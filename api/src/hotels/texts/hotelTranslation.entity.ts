import { Field, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import type { Language as Tag } from '../../../../schema/language';
import { LIMITS } from '../../../../schema/limits';
import { KeptForAll } from '../../core/cacheControl.decorator';
import { BelongsTo, Id, LongText, newId, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { Language } from '../../users/language.enum';
import { Hotel } from '../hotel.entity';

/** The texts of a hotel in a language other than its own, written by its staff. */
@KeptForAll()
@ObjectType({
  description: 'Texts of a hotel in a language other than its own; null where there is none.',
  simpleResolvers: true,
})
@Entity('hotel_translations')
@Index('hotel_translations_language', ['hotelId', 'language'], { unique: true })
export class HotelTranslation {
  @Id()
  id!: string;

  @Ref()
  hotelId!: string;

  @BelongsTo(() => Hotel, 'hotelId', 'hotel_translations_of_hotel', 'CASCADE')
  hotelRow?: Hotel;

  @Field(() => Language, { description: 'The language of these texts.' })
  @Text(8)
  language!: Tag;

  @Field(() => String, { nullable: true, description: 'Short description.' })
  @Text(LIMITS.shortText, { nullable: true })
  description!: string | null;

  @Field(() => String, { nullable: true, description: 'Long description.' })
  @LongText({ nullable: true })
  detailedDescription!: string | null;

  @Field(() => String, { nullable: true, description: 'Further house rules.' })
  @Text(LIMITS.houseRules, { nullable: true })
  houseRules!: string | null;
}

/** Builds the texts of a hotel in a language. */
export const newHotelTranslation = rowBuilder(HotelTranslation, { id: newId });
