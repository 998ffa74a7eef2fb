import { registerEnumType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { MESSAGE_LIMITS, type MessageKindName } from '../../../../schema/guestMessages';
import { BelongsTo, Count, Flag, Id, Moment, newId, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { Hotel } from '../../hotels/hotel.entity';

/** What a message to guests is for. */
export const MessageKind: { [Kind in MessageKindName]: Kind } = {
  CONFIRMED: 'CONFIRMED',
  PAYMENT_DUE: 'PAYMENT_DUE',
  BEFORE_ARRIVAL: 'BEFORE_ARRIVAL',
  ARRIVAL_DAY: 'ARRIVAL_DAY',
  AFTER_STAY: 'AFTER_STAY',
  QUICK_REPLY: 'QUICK_REPLY',
};
registerEnumType(MessageKind, {
  name: 'MessageKind',
  description: 'What a message of a hotel to its guests is for, and so when it is sent.',
  valuesConfig: {
    CONFIRMED: { description: 'A part of the confirmation mail.' },
    PAYMENT_DUE: { description: 'Some days before the arrival, to guests who owe something.' },
    BEFORE_ARRIVAL: { description: 'Some days before the arrival.' },
    ARRIVAL_DAY: { description: 'On the day of arrival, to guests who have not come yet.' },
    AFTER_STAY: {
      description: 'Thanks after the departure, with the link to write a review; guests can refuse these.',
    },
    QUICK_REPLY: { description: 'A text that staff insert in a chat; it is never sent by itself.' },
  },
});

/** When a hotel sends a message of a kind, and whether at all; its words are in message_texts. */
@Entity('message_templates')
@Index('message_templates_slot', ['hotelId', 'slot'], { unique: true })
@Index('message_templates_kind', ['hotelId', 'kind', 'enabled'])
@Index('message_templates_due', ['dueAt'])
export class MessageTemplate {
  @Id()
  id!: string;

  @Ref()
  hotelId!: string;

  @BelongsTo(() => Hotel, 'hotelId', 'message_templates_of_hotel', 'CASCADE')
  hotelRow?: Hotel;

  @Text(20)
  kind!: MessageKindName;

  /** The kind, which a hotel has once; of a quick reply its id. */
  @Text(24)
  slot!: string;

  /** The name by which staff find a quick reply; empty for the other kinds. */
  @Text(MESSAGE_LIMITS.name)
  name!: string;

  @Flag()
  enabled!: boolean;

  /** Days before the arrival, or after the departure. */
  @Count()
  days!: number;

  /** The hour of the day by the clock at the hotel, 0 to 23. */
  @Count()
  hour!: number;

  /** When it is next looked for guests to send it to; null if it is off or has no time of its own. */
  @Moment({ nullable: true })
  dueAt!: Date | null;

  @Count({ default: 1 })
  version!: number;

  /** The administrator who changed it last. */
  @Ref({ nullable: true })
  updatedById!: string | null;
}

/** Builds a new template. */
export const newMessageTemplate = rowBuilder(MessageTemplate, {
  id: newId,
  name: '',
  dueAt: null,
  version: 0,
  updatedById: null,
});
