import { Entity, Index } from 'typeorm';
import { now } from '../core/clock';
import { Count, Id, Moment, newId, Ref, Text } from '../database/columns';
import { rowBuilder } from '../database/rowBuilder';
import type { UploadPurposeName } from '../../../schema/uploads';

/** A signature that was given: to whom, what for, and what may still be reported of what was uploaded with it. */
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

  /** The folder that is signed. */
  @Text(80)
  folder!: string;

  /** The seconds since 1970 that are signed; no two signatures of a folder share them. */
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
