import { Entity, Index } from 'typeorm';
import { now } from '../core/clock';
import { Count, Id, Moment, newId, Ref, Text } from '../database/columns';
import { rowBuilder } from '../database/rowBuilder';
import type { UploadPurposeName } from '../../../schema/uploads';

/** An issued signature: its owner, its purpose, and the number of files that may still be reported. */
@Entity('upload_grants')
@Index('upload_grants_signed', ['folder', 'timestamp'], { unique: true })
@Index('upload_grants_user', ['userId', 'purpose'])
@Index('upload_grants_created', ['createdAt'])
export class UploadGrant {
  @Id()
  id!: string;

  @Ref()
  userId!: string;

  @Text(20)
  purpose!: UploadPurposeName;

  /** The signed folder. */
  @Text(80)
  folder!: string;

  /** The signed timestamp, in seconds since 1970; unique among the signatures of a folder. */
  @Count()
  timestamp!: number;

  @Count()
  filesLeft!: number;

  @Count()
  bytesLeft!: number;

  @Moment()
  createdAt!: Date;
}

/** Builds a new upload grant. */
export const newUploadGrant = rowBuilder(UploadGrant, { id: newId, createdAt: now });
