import { Field, ID, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { ListSize } from '../../core/cost.decorator';
import { now } from '../../core/clock';
import { LIMITS } from '../../../../schema/limits';
import { HotelDuty } from '../../access/duty.enum';
import { Scope } from '../../access/scope.enum';
import { BelongsTo, Flag, Id, Json, Moment, newId, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { User } from '../user.entity';

@ObjectType({
  description: 'A key for a program that acts for you, within its scopes.',
  simpleResolvers: true,
})
@Entity('api_keys')
@Index('api_keys_user', ['userId'])
@Index('api_keys_token', ['tokenHash'], { unique: true })
@Index('api_keys_previous', ['previousTokenHash'], { unique: true })
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

  @ListSize(3)
  @Field(() => [ID], {
    nullable: true,
    description: 'The hotels that it is limited to; null for all hotels of its owner.',
  })
  @Json({ nullable: true })
  hotelIds!: string[] | null;

  @ListSize(2)
  @Field(() => [HotelDuty], {
    nullable: true,
    description:
      'The duties that it is limited to; null for all duties of its owner, or for everything at the hotels that an administrator named.',
  })
  @Json({ nullable: true })
  duties!: HotelDuty[] | null;

  @Field(() => Boolean, {
    description:
      'Whether it is a test key: what it books is paid at once without money, seen by no one else, takes no nights of guests, and is gone the next day.',
  })
  @Flag({ default: false })
  test!: boolean;

  /** SHA-256 of the secret before the current one, which works until `previousUntil`. */
  @Text(64, { nullable: true })
  previousTokenHash!: string | null;

  @Moment({ nullable: true })
  previousUntil!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Until when its previous secret works as well; null if it does not.',
  })
  get previousSecretUntil(): Date | null {
    return this.previousUntil && this.previousUntil > now() ? this.previousUntil : null;
  }

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
export const newApiKey = rowBuilder(ApiKey, {
  id: newId,
  hotelIds: null,
  duties: null,
  test: false,
  previousTokenHash: null,
  previousUntil: null,
  createdAt: now,
  rotatedAt: null,
  lastUsedAt: null,
});
