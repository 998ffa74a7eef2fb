import { MESSAGE_LIMITS } from '../../../../schema/guestMessages';
import type { Language } from '../../../../schema/language';
import { Entity, Index } from 'typeorm';
import { BelongsTo, Id, LongText, newId, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { MessageTemplate } from './messageTemplate.entity';

/** The words of a message in one language, where the hotel has written its own. */
@Entity('message_texts')
@Index('message_texts_language', ['templateId', 'language'], { unique: true })
export class MessageText {
  @Id()
  id!: string;

  @Ref()
  templateId!: string;

  @BelongsTo(() => MessageTemplate, 'templateId', 'message_texts_of_template', 'CASCADE')
  templateRow?: MessageTemplate;

  /** Its tag. The hotel's own words are in the language of the hotel. */
  @Text(35)
  language!: Language;

  @Text(MESSAGE_LIMITS.subject)
  subject!: string;

  @LongText()
  body!: string;
}

/** Builds a new text. */
export const newMessageText = rowBuilder(MessageText, { id: newId });
