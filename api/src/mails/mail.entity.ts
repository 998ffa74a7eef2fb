import { Entity, Index } from 'typeorm';
import { Count, Id, Json, MediumText, Moment, newId, Text } from '../database/columns';
import { rowBuilder } from '../database/rowBuilder';

/** A mail to send: stored in the transaction that it reports, sent after the commit or by a job. */
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

  /** Empty once the mail is sent, since it may contain a code or a link. */
  @MediumText()
  text!: string;

  /** Empty once the mail is sent. */
  @MediumText()
  html!: string;

  @Json()
  headers!: Record<string, string>;

  @Moment()
  createdAt!: Date;

  /** When it is tried next; null once it is sent or given up. */
  @Moment({ nullable: true })
  dueAt!: Date | null;

  @Moment({ nullable: true })
  sentAt!: Date | null;

  /** How often it has been tried. */
  @Count()
  attempts!: number;
}

/** Builds a new mail. */
export const newMail = rowBuilder(Mail, { id: newId, headers: () => ({}), sentAt: null, attempts: 0 });
