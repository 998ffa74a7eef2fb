import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { BelongsTo, Count, Id, LongText, Moment, newId, Ref, Text } from '../database/columns';
import { rowBuilder } from '../database/rowBuilder';
import { Webhook } from './webhook.entity';

/** Characters stored of an answer. */
export const ANSWER_LENGTH = 300;

@ObjectType({
  description: 'A message to a webhook, recorded together with its event and sent until it arrives.',
  simpleResolvers: true,
})
@Entity('webhook_deliveries')
@Index('webhook_deliveries_due', ['dueAt', 'createdAt'])
@Index('webhook_deliveries_turn', ['ownerId', 'webhookId', 'dueAt'])
@Index('webhook_deliveries_list', ['webhookId', 'createdAt', 'id'])
export class WebhookDelivery {
  @Field(() => ID, { description: 'What is sent as `webhook-id`, the same at every attempt.' })
  @Id()
  id!: string;

  @Ref()
  webhookId!: string;

  @BelongsTo(() => Webhook, 'webhookId', 'deliveries_of_webhook', 'CASCADE')
  webhookRow?: Webhook;

  /**
   * The webhook's owner while the message waits, for taking turns; null when it was delivered or given up.
   */
  @Ref({ nullable: true })
  ownerId!: string | null;

  /** The hotel that it is about; null for messages about none. */
  @Ref({ nullable: true })
  hotelId!: string | null;

  @Field(() => String, { description: 'The type of the message, such as `booking.confirmed`.' })
  @Text(40)
  event!: string;

  @Field(() => String, { description: 'The body, the same at every attempt.' })
  @LongText()
  body!: string;

  @Field(() => Date, { description: 'When the event happened.' })
  @Moment()
  createdAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'When it is sent next; null once it has arrived or was given up.',
  })
  @Moment({ nullable: true })
  dueAt!: Date | null;

  /** An attempt that fails after this is the last one. */
  @Moment()
  giveUpAt!: Date;

  @Field(() => Int, { description: 'Number of attempts since it was last queued.' })
  @Count()
  attempts!: number;

  @Field(() => Date, { nullable: true, description: 'When it arrived; null before that.' })
  @Moment({ nullable: true })
  deliveredAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was last sent; null before that.' })
  @Moment({ nullable: true })
  triedAt!: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The HTTP status of the last response; null if there was none.',
  })
  @Count({ nullable: true })
  status!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The beginning of the last response, or why there was none.',
  })
  @Text(ANSWER_LENGTH, { nullable: true })
  answer!: string | null;

  /** The idempotency key of the last request to resend it; null without one. */
  @Text(100, { nullable: true })
  resendKey!: string | null;
}

/** Builds a new webhook delivery. */
export const newWebhookDelivery = rowBuilder(WebhookDelivery, {
  id: newId,
  hotelId: null,
  attempts: 0,
  deliveredAt: null,
  triedAt: null,
  status: null,
  answer: null,
  resendKey: null,
});
