import { Entity, Index, PrimaryColumn } from 'typeorm';
import { now } from '../../core/clock';
import { Moment } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';

/** The hash of a former API key: a program that still sends it learns that it was revoked. */
@Entity('revoked_keys')
@Index('revoked_keys_revoked_at', ['revokedAt'])
export class RevokedKey {
  /** SHA-256 of the key. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  tokenHash!: string;

  @Moment()
  revokedAt!: Date;
}

/** Builds a new revoked key. */
export const newRevokedKey = rowBuilder(RevokedKey, { revokedAt: now });
