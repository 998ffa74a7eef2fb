import { Entity, Index, PrimaryColumn } from 'typeorm';
import { Count, Flag, Json, Moment, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import type { PaymentEvent } from '../../external/payments.shapes';

/**
 * An event of the card provider, stored before it is processed. Its primary key is the provider's id, so a
 * repeated delivery has no effect.
 */
@Entity('provider_events')
@Index('provider_events_due', ['dueAt'])
@Index('provider_events_listed', ['listed', 'createdAt'])
@Index('provider_events_receivedAt', ['receivedAt'])
export class ProviderEvent {
  @PrimaryColumn({ type: 'varchar', length: 255 })
  id!: string;

  @Text(100)
  type!: string;

  /** The session, refund or dispute at the time of the event. */
  @Json()
  about!: Pick<PaymentEvent, 'session' | 'refund' | 'dispute'>;

  /** When the provider made it, to the second. */
  @Moment()
  createdAt!: Date;

  @Moment()
  receivedAt!: Date;

  /** Whether it was read from the provider's list. The next read starts at the newest of these. */
  @Flag()
  listed!: boolean;

  /** When it is processed next; null once it is processed. */
  @Moment({ nullable: true })
  dueAt!: Date | null;

  @Count()
  attempts!: number;
}

/** Builds a new provider event. */
export const newProviderEvent = rowBuilder(ProviderEvent, { attempts: 0 });
