import { ArrayMaxSize, ArrayMinSize, MaxLength } from 'class-validator';
import { Field, ID, InputType, ObjectType, createUnionType } from 'type-graphql';
import { LIMITS } from '../../../../schema/limits';
import { apiKeyNameProblem } from '../../../../schema/textRules';
import { Rule } from '../../core/rule.decorator';
import { ProofNeeded } from '../../access/proof';
import { Scope } from '../../access/scope.enum';
import { CurrentPassword, PASSWORD_OR_PROOF } from '../account.inputs';
import { Problem } from '../../core/problems';
import { TooManyAttempts } from '../../access/limits/limit.types';
import { WrongPassword } from '../account.types';
import { ApiKey } from './apiKey.entity';

@InputType({ description: 'The key to create.' })
export class CreateApiKeyInput {
  @Field(() => String, { description: `Its name, ${LIMITS.apiKeyName} characters at most.` })
  @Rule(apiKeyNameProblem)
  name!: string;

  @Field(() => [Scope], { description: 'What it may be used for; READ is always included.' })
  @ArrayMinSize(1, { message: 'Choose what the key may be used for' })
  @ArrayMaxSize(3, { message: 'Give each scope only once' })
  scopes!: Scope[];

  @Field(() => Date, { nullable: true, description: 'When it expires; never by default.' })
  expiresAt?: Date | null;

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
  @CurrentPassword(PASSWORD_OR_PROOF)
  currentPassword?: string | null;
}

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
    'The limit of keys is reached, the expiry date has passed, its scopes are not yours, or the key does not exist.',
})
export class ApiKeyRefused extends Problem {}

export const ApiKeyResult = createUnionType({
  name: 'ApiKeyResult',
  description: 'The key with its secret, or why it was refused.',
  types: () => [NewApiKey, ApiKeyRefused, ProofNeeded, WrongPassword, TooManyAttempts] as const,
});
