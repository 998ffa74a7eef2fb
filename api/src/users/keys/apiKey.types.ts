import { ArrayMaxSize, ArrayMinSize, MaxLength } from 'class-validator';
import { Field, ID, InputType, ObjectType, createUnionType } from 'type-graphql';
import { LIMITS } from '../../../../schema/limits';
import { apiKeyNameProblem } from '../../../../schema/textRules';
import { Rule } from '../../core/rule.decorator';
import { Scope } from '../../access/scope.enum';
import { CurrentPassword } from '../account.inputs';
import { Problem } from '../../core/problems';
import { TooManyAttempts } from '../../access/limits/limit.types';
import { WrongPassword } from '../account.types';
import { ApiKey } from './apiKey.entity';

const PASSWORD = 'The current password; needed unless you have just signed in on this device.';

@InputType({ description: 'The key to make.' })
export class CreateApiKeyInput {
  @Field(() => String, { description: `What you call it, ${LIMITS.apiKeyName} characters at most.` })
  @Rule(apiKeyNameProblem)
  name!: string;

  @Field(() => [Scope], { description: 'What it may be used for; READ is always one of them.' })
  @ArrayMinSize(1, { message: 'Choose what the key may be used for' })
  @ArrayMaxSize(3, { message: 'Name each scope once' })
  scopes!: Scope[];

  @Field(() => Date, { nullable: true, description: 'When it is to end; without it, it does not.' })
  expiresAt?: Date | null;

  @CurrentPassword(PASSWORD)
  currentPassword?: string | null;
}

@InputType({ description: 'The key to revoke.' })
export class RevokeApiKeyInput {
  @Field(() => ID, { description: 'Id of the key.' })
  @MaxLength(100)
  keyId!: string;
}

@InputType({ description: 'The key that is to get another secret.' })
export class RotateApiKeyInput extends RevokeApiKeyInput {
  @CurrentPassword(PASSWORD)
  currentPassword?: string | null;
}

@ObjectType({ description: 'A key with its secret, which is told this once.', simpleResolvers: true })
export class NewApiKey {
  @Field(() => ApiKey, { description: 'The key.' })
  key!: ApiKey;

  @Field(() => String, {
    description: 'What programs send as `Authorization: Bearer`. Nobody can read it later; keep it now.',
  })
  secret!: string;
}

@ObjectType({
  implements: Problem,
  description:
    'There are as many keys as there may be, it would have ended already, its scopes are not yours, or there is no such key.',
})
export class ApiKeyRefused extends Problem {}

export const ApiKeyResult = createUnionType({
  name: 'ApiKeyResult',
  description: 'The key with its secret, or why not.',
  types: () => [NewApiKey, ApiKeyRefused, WrongPassword, TooManyAttempts] as const,
});
