import { ArrayMaxSize, ArrayMinSize, IsOptional, Max, MaxLength, Min } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType, createUnionType } from 'type-graphql';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { apiKeyNameProblem } from '../../../../schema/textRules';
import { Rule } from '../../core/rule.decorator';
import { ProofNeeded } from '../../access/proof';
import { HotelDuty } from '../../access/duty.enum';
import { Scope } from '../../access/scope.enum';
import { CurrentPassword, PASSWORD_OR_PROOF } from '../account.inputs';
import { Problem } from '../../core/problems';
import { TooManyAttempts } from '../../access/limits/limit.types';
import { WrongPassword } from '../account.types';
import { ApiKey } from './apiKey.entity';

const OVERLAP = {
  message: () => fill('The previous secret can work for 0 to {most} hours', { most: LIMITS.overlapHours }),
};

@InputType({ description: 'The key to create.' })
export class CreateApiKeyInput {
  @Field(() => String, { description: `Its name, ${LIMITS.apiKeyName} characters at most.` })
  @Rule(apiKeyNameProblem)
  name!: string;

  @Field(() => [Scope], {
    description: 'What it may be used for; BOOK and STAFF include READ. HOTEL needs hotelIds.',
  })
  @ArrayMinSize(1, { message: 'Choose what the key may be used for' })
  @ArrayMaxSize(Object.keys(Scope).length, { message: 'Give each scope only once' })
  scopes!: Scope[];

  @Field(() => Date, { nullable: true, description: 'When it expires; never by default.' })
  expiresAt?: Date | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'For keys of staff: the hotels that it is limited to; all of yours by default.',
  })
  @IsOptional()
  @ArrayMinSize(1, { message: 'Choose at least one hotel' })
  @ArrayMaxSize(LIMITS.hotelsOfKey, {
    message: () => fill('Name at most {most} hotels', { most: LIMITS.hotelsOfKey }),
  })
  @MaxLength(100, { each: true })
  hotelIds?: string[] | null;

  @Field(() => [HotelDuty], {
    nullable: true,
    description:
      'For keys of staff: the duties that it is limited to; all of yours by default. An administrator who names duties names hotels as well.',
  })
  @IsOptional()
  @ArrayMinSize(1, { message: 'Choose at least one duty' })
  @ArrayMaxSize(6, { message: 'Give each duty only once' })
  duties?: HotelDuty[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether it is a test key, false by default. A test key can have AVAILABILITY, BOOKINGS, CONTENT, PROFILE and WEBHOOKS.',
  })
  test?: boolean | null;

  @CurrentPassword(PASSWORD_OR_PROOF)
  currentPassword?: string | null;
}

@InputType({ description: 'The key to revoke.' })
export class RevokeApiKeyInput {
  @Field(() => ID, { description: 'Id of the key.' })
  @MaxLength(100)
  keyId!: string;
}

@InputType({ description: 'The key to give a new secret.' })
export class RotateApiKeyInput extends RevokeApiKeyInput {
  @Field(() => Int, {
    nullable: true,
    description: `For how many hours the previous secret works as well, 0 to ${LIMITS.overlapHours}; 0 by default, so that it stops immediately.`,
  })
  @IsOptional()
  @Min(0, OVERLAP)
  @Max(LIMITS.overlapHours, OVERLAP)
  overlapHours?: number | null;

  @CurrentPassword(PASSWORD_OR_PROOF)
  currentPassword?: string | null;
}

@InputType({ description: 'The key whose previous secret is to stop working.' })
export class EndApiKeyOverlapInput extends RevokeApiKeyInput {}

@ObjectType({
  description: 'A key with its secret, which is returned only this once.',
  simpleResolvers: true,
})
export class NewApiKey {
  @Field(() => ApiKey, { description: 'The key.' })
  key!: ApiKey;

  @Field(() => String, {
    description: 'What programs send as `Authorization: Bearer`. It cannot be read later, so store it now.',
  })
  secret!: string;
}

@ObjectType({
  implements: Problem,
  description:
    'The limit of keys is reached, the expiry date has passed, its scopes, hotels or duties are not yours or not for test keys, there are no test keys, or the key does not exist.',
})
export class ApiKeyRefused extends Problem {}

export const ApiKeyResult = createUnionType({
  name: 'ApiKeyResult',
  description: 'The key with its secret, or why it was refused.',
  types: () => [NewApiKey, ApiKeyRefused, ProofNeeded, WrongPassword, TooManyAttempts] as const,
});
