import { Field, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import type { Language as Tag } from '../../../../schema/language';
import { LIMITS } from '../../../../schema/limits';
import { KeptForAll } from '../../core/cacheControl.decorator';
import { BelongsTo, Id, newId, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { Language } from '../../users/language.enum';
import { RoomType } from '../roomType.entity';

/** The texts of a room type in a language other than that of its hotel, written by staff. */
@KeptForAll()
@ObjectType({
  description: 'Texts of a room type in a language other than that of its hotel; null where there is none.',
  simpleResolvers: true,
})
@Entity('room_type_translations')
@Index('room_type_translations_language', ['roomTypeId', 'language'], { unique: true })
export class RoomTypeTranslation {
  @Id()
  id!: string;

  @Ref()
  roomTypeId!: string;

  @BelongsTo(() => RoomType, 'roomTypeId', 'room_type_translations_of_type', 'CASCADE')
  roomTypeRow?: RoomType;

  @Field(() => Language, { description: 'The language of these texts.' })
  @Text(8)
  language!: Tag;

  @Field(() => String, { nullable: true, description: 'Its title.' })
  @Text(LIMITS.name, { nullable: true })
  title!: string | null;

  @Field(() => String, { nullable: true, description: 'Description of the room.' })
  @Text(LIMITS.shortText, { nullable: true })
  description!: string | null;
}

/** Builds the texts of a room type in a language. */
export const newRoomTypeTranslation = rowBuilder(RoomTypeTranslation, { id: newId });
