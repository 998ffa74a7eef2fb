import { Field, ID, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { LIMITS } from '../../../../schema/limits';
import { now } from '../../core/clock';
import {
  BelongsTo,
  Flag,
  Id,
  Json,
  LargeCount,
  LongText,
  Moment,
  newId,
  Ref,
  Text,
} from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { User } from '../user.entity';

@ObjectType({
  description:
    'A passkey (WebAuthn): a key pair on a device or in a password manager, with which you sign in without a password.',
  simpleResolvers: true,
})
@Entity('passkeys')
@Index('passkeys_user', ['userId'])
@Index('passkeys_credential', ['credentialHash'], { unique: true })
export class Passkey {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  @Ref()
  userId!: string;

  @BelongsTo(() => User, 'userId', 'passkeys_of_user', 'CASCADE')
  userRow?: User;

  @Field(() => String, { description: 'Its name.' })
  @Text(LIMITS.factorName)
  name!: string;

  /** The credential id, base64url; up to 1,023 bytes (WebAuthn, section 4). */
  @Text(1400)
  credentialId!: string;

  /** SHA-256 of the credential id, which is too long for an index. */
  @Text(64)
  credentialHash!: string;

  /** The public key in COSE form, base64url. */
  @LongText()
  publicKey!: string;

  /** The last signature counter, 0 to 2^32 - 1; authenticators that do not count answer 0. */
  @LargeCount()
  counter!: number;

  @Field(() => Boolean, {
    description: 'Whether its provider keeps a copy, so that losing the device does not lose the passkey.',
  })
  @Flag()
  backedUp!: boolean;

  /** How the browser reaches the authenticator: `internal`, `hybrid`, `usb` ... */
  @Json()
  transports!: string[];

  @Field(() => Date, { description: 'When it was added.' })
  @Moment()
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When you last used it; null before that.' })
  @Moment({ nullable: true })
  lastUsedAt!: Date | null;
}

/** Builds a new passkey. */
export const newPasskey = rowBuilder(Passkey, { id: newId, createdAt: now, lastUsedAt: null });
