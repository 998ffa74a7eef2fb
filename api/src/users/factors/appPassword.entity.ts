import { Field, ID, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { LIMITS } from '../../../../schema/limits';
import { now } from '../../core/clock';
import { BelongsTo, Id, Moment, newId, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { User } from '../user.entity';

@ObjectType({
  description:
    'A password for one older application, which cannot ask for a second step. It opens sessions of /api/v1 only.',
  simpleResolvers: true,
})
@Entity('app_passwords')
@Index('app_passwords_user', ['userId', 'secretHash'], { unique: true })
export class AppPassword {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  @Ref()
  userId!: string;

  @BelongsTo(() => User, 'userId', 'app_passwords_of_user', 'CASCADE')
  userRow?: User;

  @Field(() => String, { description: 'Its name.' })
  @Text(LIMITS.factorName)
  name!: string;

  /** SHA-256 of the password. It has more than 120 random bits, so a slower hash is not needed. */
  @Text(64)
  secretHash!: string;

  @Field(() => Date, { description: 'When it was created.' })
  @Moment()
  createdAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'When an application last signed in with it; null before that.',
  })
  @Moment({ nullable: true })
  lastUsedAt!: Date | null;
}

/** Builds a new app password. */
export const newAppPassword = rowBuilder(AppPassword, { id: newId, createdAt: now, lastUsedAt: null });
