import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Cost } from '../../core/cost.decorator';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { RemovalImpact, RemovalInput } from './removalImpact.types';
import { removalImpact } from './removalImpact.service';

@Resolver()
export class RemovalImpactResolver {
  @Cost(500)
  @Allow('roomType:manage')
  @Query(() => RemovalImpact, {
    nullable: true,
    description:
      'What deleting a hotel, a room type or some of its room numbers would affect; null if it does not exist. Staff of the hotel only.',
  })
  removalImpact(
    @Arg('input', () => RemovalInput) input: RemovalInput,
    @Ctx() { viewer }: Context,
  ): Promise<RemovalImpact | null> {
    return removalImpact(viewer, input);
  }
}
