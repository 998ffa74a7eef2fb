import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { ListSize } from '../../core/cost.decorator';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { ApiKey } from './apiKey.entity';
import {
  ApiKeyResult,
  CreateApiKeyInput,
  EndApiKeyOverlapInput,
  NewApiKey,
  RevokeApiKeyInput,
  RotateApiKeyInput,
} from './apiKey.types';
import { createApiKey, endApiKeyOverlap, listApiKeys, revokeApiKey, rotateApiKey } from './apiKey.service';
import { build } from '../../core/build';

@Resolver()
export class ApiKeyResolver {
  @ListSize(10)
  @Allow('key:own')
  @Query(() => [ApiKey], { description: 'Your API keys, newest first, including those that have ended.' })
  myApiKeys(@Ctx() { viewer }: Context): Promise<ApiKey[]> {
    return listApiKeys(viewer);
  }

  @Allow('key:create')
  @Mutation(() => ApiKeyResult, { description: 'Creates an API key. Its secret is returned only this once.' })
  async createApiKey(
    @Arg('input', () => CreateApiKeyInput) input: CreateApiKeyInput,
    @Ctx() { viewer }: Context,
  ) {
    return build(NewApiKey, await createApiKey(viewer, input));
  }

  @Allow('key:create')
  @Mutation(() => ApiKeyResult, {
    description:
      'Gives one of your API keys a new secret, returned only this once; the previous one stops working immediately, or after the hours that you name.',
  })
  async rotateApiKey(
    @Arg('input', () => RotateApiKeyInput) input: RotateApiKeyInput,
    @Ctx() { viewer }: Context,
  ) {
    return build(NewApiKey, await rotateApiKey(viewer, input));
  }

  @Allow('key:own')
  @Mutation(() => Boolean, {
    description:
      'Ends the previous secret of one of your API keys and closes its sockets immediately; true also if it has none.',
  })
  endApiKeyOverlap(
    @Arg('input', () => EndApiKeyOverlapInput) input: EndApiKeyOverlapInput,
    @Ctx() { viewer }: Context,
  ): Promise<boolean> {
    return endApiKeyOverlap(viewer, input);
  }

  @Allow('key:own')
  @Mutation(() => Boolean, {
    description:
      'Revokes one of your API keys and closes its sockets immediately; true also if it no longer exists.',
  })
  revokeApiKey(
    @Arg('input', () => RevokeApiKeyInput) input: RevokeApiKeyInput,
    @Ctx() { viewer }: Context,
  ): Promise<boolean> {
    return revokeApiKey(viewer, input);
  }
}
