import { Entity, Index, PrimaryColumn } from 'typeorm';
import { Count, Flag, Json, Moment, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import type { ProviderEvent as Told } from '../../external/payments.shapes';

/** An event of the card provider, kept before it is acted on; its key makes a repeated delivery harmless. */
@Entity('provider_events')
@Index('provider_events_due', ['dueAt'])
@Index('provider_events_listed', ['listed', 'createdAt'])
@Index('provider_events_receivedAt', ['receivedAt'])
export class WebhookEvent {
  @PrimaryColumn({ type: 'varchar', length: 255 })
  id!: string;

  @Text(100)
  type!: string;

  /** The thing as it was when the event was made. */
  @Json()
  about!: Pick<Told, 'session' | 'refund'>;

  /** When the provider made it, to the second. */
  @Moment()
  createdAt!: Date;

  @Moment()
  receivedAt!: Date;

  /** Whether it was seen in the provider's list, which is read on from the newest of these. */
  @Flag()
  listed!: boolean;

  /** When it is acted on next; null once that is done. */
  @Moment({ nullable: true })
  dueAt!: Date | null;

  @Count()
  attempts!: number;
}

/** Builds a new provider event. */
export const newProviderEvent = rowBuilder(WebhookEvent, { attempts: 0 });
