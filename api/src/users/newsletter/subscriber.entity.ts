import { Entity, Index } from 'typeorm';
import { now } from '../../core/clock';
import { Id, Moment, newId, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';

/** An email address subscribed to the newsletter. */
@Entity('subscribers')
@Index('subscribers_emailKey', ['emailKey'], { unique: true })
export class Subscriber {
  @Id()
  id!: string;

  @Text(254)
  email!: string;

  @Text(254)
  emailKey!: string;

  @Moment()
  createdAt!: Date;
}

/** Builds a new subscriber. */
export const newSubscriber = rowBuilder(Subscriber, { id: newId, createdAt: now });
