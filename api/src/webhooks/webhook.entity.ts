import { Field, ID, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { LIMITS } from '../../../schema/limits';
import { BelongsTo, Count, Flag, Id, Json, Moment, Ref, Text } from '../database/columns';
import { User } from '../users/user.entity';
import { WebhookEventType } from './webhook.enum';

@ObjectType({
  description:
    'An address of yours that is told of your own bookings and of the hotels that you work for, or with administrators of all.',
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

  @Field(() => String, { description: 'Where messages are posted to.' })
  @Text(LIMITS.webhookUrl)
  url!: string;

  @Field(() => [WebhookEventType], { description: 'What it tells of.' })
  @Json()
  events!: WebhookEventType[];

  /** Whether it was made by an administrator; it tells of all bookings and hotels as long as the owner is one. */
  @Flag()
  allBookings!: boolean;

  /** Counts the secrets that it had; each follows from its number, so that none is stored. */
  @Count()
  secretVersion!: number;

  @Field(() => Date, {
    nullable: true,
    description: 'Until when messages are signed with the secret before as well; null where there is none.',
  })
  @Moment({ nullable: true })
  previousSecretUntil!: Date | null;

  @Field(() => Date, { description: 'When it was made.' })
  @Moment()
  createdAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'Since when every attempt has failed; null while messages arrive.',
  })
  @Moment({ nullable: true })
  failingSince!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was switched off, by you or after three days of failures; null while it is on.',
  })
  @Moment({ nullable: true })
  disabledAt!: Date | null;
}
