import { Field, ID, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { ListSize } from '../core/cost.decorator';
import { LIMITS } from '../../../schema/limits';
import { now } from '../core/clock';
import { BelongsTo, Count, Flag, Id, Json, Moment, newId, Ref, Text } from '../database/columns';
import { rowBuilder } from '../database/rowBuilder';
import { EventType } from '../eventLog/eventType.enum';
import { User } from '../users/user.entity';
import { WebhookVerificationState } from './webhook.enum';

/** Milliseconds after which the outcome of a challenge is shown: longer than an attempt can last. */
const CHALLENGE_MS = 15_000;
/**
 * A closed port, a silent host and a wrong answer get the same text, so that challenges cannot be used to
 * scan ports.
 */
const UNANSWERED = 'Your program did not answer with the challenge.';

@ObjectType({
  description:
    'A webhook: an address that is notified about your own bookings; for staff about the hotels where they are at the front desk or keep the books, for administrators about all.',
  simpleResolvers: true,
})
@Entity('webhooks')
@Index('webhooks_user', ['userId'])
@Index('webhooks_all', ['allBookings'])
export class Webhook {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  @Ref()
  userId!: string;

  @BelongsTo(() => User, 'userId', 'webhooks_of_user', 'CASCADE')
  userRow?: User;

  @Field(() => String, { description: 'The address that messages are posted to.' })
  @Text(LIMITS.webhookUrl)
  url!: string;

  @ListSize(3)
  @Field(() => [EventType], { description: 'Its events.' })
  @Json()
  events!: EventType[];

  /** True if staff made it. It covers what its owner may see now: all hotels as an administrator, or those of their teams. */
  @Flag()
  allBookings!: boolean;

  @ListSize(3)
  @Field(() => [ID], {
    nullable: true,
    description:
      'The hotels that it is limited to; null for all that you work for, or all as an administrator.',
  })
  @Json({ nullable: true })
  hotelIds!: string[] | null;

  /** Number of the current secret. */
  @Count()
  secretVersion!: number;

  /** The current and the previous secret, encrypted (secrets.ts); null if an earlier version of Staybook made the webhook. */
  @Text(500, { nullable: true })
  sealedSecrets!: string | null;

  /** Number of the newest secret in `sealedSecrets`; earlier versions of Staybook do not write it. */
  @Count({ nullable: true })
  sealedVersion!: number | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Until when messages are also signed with the previous secret; null if there is none.',
  })
  @Moment({ nullable: true })
  previousSecretUntil!: Date | null;

  @Field(() => Date, { description: 'When it was created.' })
  @Moment()
  createdAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'Since when every attempt has failed; null while deliveries succeed.',
  })
  @Moment({ nullable: true })
  failingSince!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was switched off, by you or after three days of failures; null while it is on.',
  })
  @Moment({ nullable: true })
  disabledAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When its address answered the challenge; null before that, while nothing else is sent.',
  })
  @Moment({ nullable: true })
  verifiedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the latest challenge was sent; null while it waits to be sent, or if there was none.',
  })
  @Moment({ nullable: true })
  challengeSentAt!: Date | null;

  /** Until when nothing is sent, after failed or slow answers; null without a pause. */
  @Moment({ nullable: true })
  restsUntil!: Date | null;

  /** Consecutive answers that failed or were slow. */
  @Count({ default: 0 })
  badAnswers!: number;

  @Field(() => WebhookVerificationState, {
    description: 'Whether its address has answered the challenge.',
  })
  get verificationState(): WebhookVerificationState {
    return this.verifiedAt ? WebhookVerificationState.VERIFIED : WebhookVerificationState.WAITING;
  }

  @Field(() => String, {
    nullable: true,
    description:
      'The result of the latest challenge, 15 seconds after it was sent; null before that, and once it is verified. It gives no reason.',
  })
  get challengeAnswer(): string | null {
    const sentAt = this.verifiedAt ? null : this.challengeSentAt;
    return sentAt && now().getTime() - sentAt.getTime() >= CHALLENGE_MS ? UNANSWERED : null;
  }
}

/** Builds a new webhook. */
export const newWebhook = rowBuilder(Webhook, {
  id: newId,
  hotelIds: null,
  secretVersion: 1,
  sealedSecrets: null,
  sealedVersion: null,
  previousSecretUntil: null,
  createdAt: now,
  failingSince: null,
  disabledAt: null,
  verifiedAt: null,
  challengeSentAt: null,
  restsUntil: null,
  badAnswers: 0,
});
