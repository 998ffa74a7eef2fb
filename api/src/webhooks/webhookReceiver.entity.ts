import { createHash } from 'node:crypto';
import { Entity } from 'typeorm';
import { Id, Moment } from '../database/columns';

/** A host and port that messages go to, whoever owns the webhooks there: it gets one message at a time. */
@Entity('webhook_receivers')
export class WebhookReceiver {
  /** As receiverOf() computes it. */
  @Id()
  id!: string;

  /** Until when one process has it to itself; in the past while no message is on its way. */
  @Moment()
  busyUntil!: Date;
}

/** The id of the receiver of an address: equal where host and port are, however they are written. */
export function receiverOf(address: string): string {
  const { protocol, hostname, port } = new URL(address);
  const host = hostname.replace(/\.$/, '');
  const name = `${host}:${port || (protocol === 'https:' ? 443 : 80)}`;
  return createHash('sha256').update(name).digest('hex').slice(0, 24);
}
