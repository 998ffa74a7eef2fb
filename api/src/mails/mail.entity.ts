import { Entity, Index } from 'typeorm';
import { Count, Id, Json, LongText, Moment, Text } from '../database/columns';

/** A mail on its way out: written down together with what it tells of, sent by a job. */
@Entity('mails')
@Index('mails_due', ['dueAt', 'createdAt'])
@Index('mails_recipient', ['recipient'])
export class Mail {
  @Id()
  id!: string;

  @Text(254)
  recipient!: string;

  @Text(255)
  subject!: string;

  /** Empty once it was sent: it may hold a code or a link. */
  @LongText()
  text!: string;

  /** Empty once it was sent. */
  @LongText()
  html!: string;

  @Json()
  headers!: Record<string, string>;

  @Moment()
  createdAt!: Date;

  /** When it is tried next; null once it was sent or given up. */
  @Moment({ nullable: true })
  dueAt!: Date | null;

  @Moment({ nullable: true })
  sentAt!: Date | null;

  /** How often it was tried. */
  @Count()
  attempts!: number;
}
