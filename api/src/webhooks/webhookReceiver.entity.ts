import { createHash } from 'node:crypto';
import { Entity } from 'typeorm';
import { Id, Moment } from '../database/columns';

/** A host and port that messages are sent to. It gets one message at a time, from all owners together. */
@Entity('webhook_receivers')
export class WebhookReceiver {
  /** Computed by receiverOf(). */
  @Id()
  id!: string;

  /** Until when one process reserves it; a time in the past when it is free. */
  @Moment()
  busyUntil!: Date;
}

/** The id of an address's receiver. Different spellings of the same host and port have the same id. */
export function receiverOf(address: string): string {
  const { protocol, hostname, port } = new URL(address);
  const host = hostname.replace(/\.$/, '');
  const name = `${host}:${port || (protocol === 'https:' ? 443 : 80)}`;
  return createHash('sha256').update(name).digest('hex').slice(0, 24);
}
