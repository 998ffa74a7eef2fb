import { Field, ObjectType, createUnionType } from 'type-graphql';
import { Problem } from '../../core/problems';
import { TooManyAttempts } from '../../access/limits/limit.problems';
import { WrongPassword } from '../account.problems';
import { ApiKey } from './apiKey.entity';

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
