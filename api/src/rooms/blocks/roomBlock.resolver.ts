import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../access/context';
import { Allow } from '../../access/allow.decorator';
import {
  BlockNightsInput,
  BlockNightsResult,
  BlockedNights,
  UnblockNightsInput,
  UnblockNightsResult,
} from './roomBlock.types';
import { blockNights, unblockNights } from './roomBlock.service';
import { build } from '../../core/build';

const count = (nights: number): BlockedNights => build(BlockedNights, { nights });

@Resolver()
export class BlockResolver {
  @Allow('room:block')
  @Mutation(() => BlockNightsResult, {
    description: 'Blocks nights of room numbers, so that they cannot be booked.',
  })
  async blockNights(
    @Arg('input', () => BlockNightsInput) input: BlockNightsInput,
    @Ctx() { viewer }: Context,
  ): Promise<BlockedNights> {
    return count(await blockNights(viewer, input));
  }

  @Allow('room:block')
  @Mutation(() => UnblockNightsResult, {
    description: 'Unblocks nights; bookings are not affected.',
  })
  async unblockNights(
    @Arg('input', () => UnblockNightsInput) input: UnblockNightsInput,
    @Ctx() { viewer }: Context,
  ): Promise<BlockedNights> {
    return count(await unblockNights(viewer, input));
  }
}
