import { Entity, Index } from 'typeorm';
import { Count, Id, Json, MediumText, Moment, newId, Text } from '../database/columns';
import { rowBuilder } from '../database/rowBuilder';

/** A mail in the outbox: stored in the transaction of its event, sent after the commit or by a job. */
@Entity('mails')
@Index('mails_due', ['dueAt', 'createdAt'])
@Index('mails_recipient', ['recipient'])
@Index('mails_replyTo', ['replyTo'])
export class Mail {
  @Id()
  id!: string;

  @Text(254)
  recipient!: string;

  /** The person whom an answer to it reaches, in a mail to the operator; null if that is its sender. */
  @Text(254, { nullable: true })
  replyTo!: string | null;

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

  /** The ids of the documents that are attached to it as files; null for none. */
  @Json({ nullable: true })
  attachments!: string[] | null;

  @Moment()
  createdAt!: Date;

  /** The time of the next attempt; null once the mail is sent or given up. */
  @Moment({ nullable: true })
  dueAt!: Date | null;

  @Moment({ nullable: true })
  sentAt!: Date | null;

  /** The number of attempts. */
  @Count()
  attempts!: number;
}

/** Builds a new mail. */
export const newMail = rowBuilder(Mail, {
  id: newId,
  headers: () => ({}),
  attachments: null,
  replyTo: null,
  sentAt: null,
  attempts: 0,
});
