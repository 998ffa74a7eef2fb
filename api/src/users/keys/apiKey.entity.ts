import { Field, ID, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { ListSize } from '../../core/cost.decorator';
import { now } from '../../core/clock';
import { LIMITS } from '../../../../schema/limits';
import { Scope } from '../../access/scope.enum';
import { BelongsTo, Id, Json, Moment, newId, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { User } from '../user.entity';

@ObjectType({
  description: 'A key for a program that acts for you, within its scopes.',
  simpleResolvers: true,
})
@Entity('api_keys')
@Index('api_keys_user', ['userId'])
@Index('api_keys_token', ['tokenHash'], { unique: true })
export class ApiKey {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  @Ref()
  userId!: string;

  @BelongsTo(() => User, 'userId', 'api_keys_of_user', 'CASCADE')
  userRow?: User;

  @Field(() => String, { description: 'Its name.' })
  @Text(LIMITS.apiKeyName)
  name!: string;

  /** SHA-256 of the key. The key is random, so a slower hash is not needed. */
  @Text(64)
  tokenHash!: string;

  @Field(() => String, { description: 'The last four characters of the key.' })
  @Text(4)
  hint!: string;

  @ListSize(2)
  @Field(() => [Scope], { description: 'What it may be used for.' })
  @Json()
  scopes!: Scope[];

  @Field(() => Date, { description: 'When it was created.' })
  @Moment()
  createdAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'When it got its current secret; null if it is the first one.',
  })
  @Moment({ nullable: true })
  rotatedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it expires; null if it does not.' })
  @Moment({ nullable: true })
  expiresAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was last used, to the minute; null before that.',
  })
  @Moment({ nullable: true })
  lastUsedAt!: Date | null;
}

/** Builds a new API key. */
export const newApiKey = rowBuilder(ApiKey, { id: newId, createdAt: now, rotatedAt: null, lastUsedAt: null });
