import { Entity, PrimaryColumn } from 'typeorm';
import { Moment, Text } from '../database/columns';

/** An event of the card provider that has been acted on; its key makes a repeated delivery harmless. */
@Entity('provider_events')
export class ProviderEvent {
  @PrimaryColumn({ type: 'varchar', length: 255 })
  id!: string;

  @Text(100)
  type!: string;

  @Moment()
  receivedAt!: Date;
}
