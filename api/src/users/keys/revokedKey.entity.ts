import { Entity, Index, PrimaryColumn } from 'typeorm';
import { Moment } from '../../database/columns';

/** A secret that was an API key: a program that still sends it is told that it was revoked. */
@Entity('revoked_keys')
@Index('revoked_keys_revoked_at', ['revokedAt'])
export class RevokedKey {
  /** SHA-256 of the key. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  tokenHash!: string;

  @Moment()
  revokedAt!: Date;
}
