import { Entity, Index } from 'typeorm';
import { now } from '../../core/clock';
import { BelongsTo, Id, Moment, newId, Ref } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { User } from '../../users/user.entity';

/** A person's block of another person, who then cannot write to them. */
@Entity('chat_blocks')
@Index('chat_blocks_person', ['userId', 'blockedId'], { unique: true })
@Index('chat_blocks_blocked', ['blockedId'])
export class PersonBlock {
  @Id()
  id!: string;

  @Ref()
  userId!: string;

  @BelongsTo(() => User, 'userId', 'blocks_of_user', 'CASCADE')
  userRow?: User;

  @Ref()
  blockedId!: string;

  @BelongsTo(() => User, 'blockedId', 'blocks_against_user', 'CASCADE')
  blockedRow?: User;

  @Moment()
  createdAt!: Date;
}

/** Builds a new person block. */
export const newPersonBlock = rowBuilder(PersonBlock, { id: newId, createdAt: now });
