import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { LIMITS } from '../../../../schema/limits';
import type { Context } from '../../access/context';
import { can } from '../../access/policy';
import { ListSize } from '../../core/cost.decorator';
import { NightScalar } from '../../core/night.scalar';
import { checkDateRange } from '../../rooms/nights/dateRange';
import { RoomType } from '../../rooms/roomType.entity';
import { NightSales } from './nightSales.types';

@Resolver(() => RoomType)
export class NightSalesResolver {
  @ListSize({ perNight: 1 })
  @FieldResolver(() => [NightSales], {
    nullable: true,
    description: `The nights of [from, to) for which rooms of it were sold, in order, without nights of which none was; ${LIMITS.calendarNights} nights at most. Null for all who may not set its rates.`,
  })
  async nightSales(
    @Root() roomType: RoomType,
    @Arg('from', () => NightScalar, { description: 'First requested night.' }) from: string,
    @Arg('to', () => NightScalar, { description: 'The day after the last requested night.' }) to: string,
    @Ctx() { viewer, loaders }: Context,
  ): Promise<NightSales[] | null> {
    checkDateRange(from, to, LIMITS.calendarNights);
    const { id, hotelId } = roomType;
    if (!can(viewer, 'rate:update', roomType)) return null;
    return (await loaders.nightSales.load({ hotelId, from, to })).get(id) ?? [];
  }
}
