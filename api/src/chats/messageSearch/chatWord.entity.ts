import { Entity, Index, PrimaryColumn } from 'typeorm';
import { BelongsTo, shapes } from '../../database/columns';
import { Chat } from '../chat.entity';

/** A word of a message, for searching the messages of a chat. */
@Entity('chat_words')
@Index('chat_words_message', ['chatId', 'number', 'word'])
export class ChatWord {
  @PrimaryColumn(shapes.id)
  chatId!: string;

  @BelongsTo(() => Chat, 'chatId', 'words_of_chat', 'CASCADE')
  chatRow?: Chat;

  /** The word in the form that searchWords() returns. */
  @PrimaryColumn({ type: 'varchar', length: 60 })
  word!: string;

  /** The message's number in its chat. */
  @PrimaryColumn(shapes.count)
  number!: number;
}
