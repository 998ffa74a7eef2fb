import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { can } from '../../access/policy';
import { ListSize } from '../../core/cost.decorator';
import { Hotel } from '../hotel.entity';
import { Extra } from './extra.entity';
import { updateExtras } from './extra.service';
import { UpdateExtrasInput, UpdateExtrasResult } from './extra.types';

@Resolver(() => Hotel)
export class HotelExtrasResolver {
  @ListSize(6)
  @FieldResolver(() => [Extra], {
    description:
      "Its price list, in the order that the hotel has set: what guests see online; all of it for administrators and the hotel's front desk, revenue and finance.",
  })
  async extras(@Root() { id }: Hotel, @Ctx() { viewer, loaders }: Context): Promise<Extra[]> {
    const extras = await loaders.extrasOfHotel.load(id);
    return can(viewer, 'extra:list', { hotelId: id })
      ? extras
      : extras.filter(({ active, soldOnline }) => active && soldOnline);
  }

  @Allow('extra:update')
  @Mutation(() => UpdateExtrasResult, {
    description: 'Replaces the price list of a hotel.',
  })
  updateExtras(
    @Arg('input', () => UpdateExtrasInput) input: UpdateExtrasInput,
    @Ctx() { viewer }: Context,
  ): Promise<Hotel> {
    return updateExtras(viewer, input);
  }
}
