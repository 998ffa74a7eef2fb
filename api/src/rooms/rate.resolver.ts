import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { normaliseStay } from '../../../schema/nights';
import type { Context } from '../core/context';
import { Allow } from '../core/allow.decorator';
import { NightScalar } from '../core/night.scalar';
import { Rate } from './rate.entity';
import { UpdateRatesInput } from './rate.inputs';
import { StayPrice, UpdateRatesResult } from './rate.results';
import { updateRates } from './rate.service';
import { RoomType } from './roomType.entity';
import { checkDateRange } from './dateRange';

@Resolver(() => RoomType)
export class RateResolver {
  @Allow('rate:update')
  @Mutation(() => UpdateRatesResult, {
    description: 'Sets the rates of a room type by season and weekday. Administrators only.',
  })
  updateRates(
    @Arg('input', () => UpdateRatesInput) input: UpdateRatesInput,
    @Ctx() { viewer }: Context,
  ): Promise<RoomType> {
    return updateRates(viewer, input);
  }

  @FieldResolver(() => [Rate], { description: 'Its rates by season and weekday, in the order of staff.' })
  rates(@Root() { id }: RoomType, @Ctx() { loaders }: Context): Promise<Rate[]> {
    return loaders.ratesOfRoomType.load(id);
  }

  @FieldResolver(() => StayPrice, {
    nullable: true,
    description:
      'What a stay in one of its rooms costs on these dates; null where it is more than can be paid at once.',
  })
  stayPrice(
    @Root() roomType: RoomType,
    @Arg('checkIn', () => NightScalar, { description: 'First night.' }) checkIn: string,
    @Arg('checkOut', () => NightScalar, {
      description: 'Day of departure; the same day as check-in means one night.',
    })
    checkOut: string,
    @Ctx() { loaders }: Context,
  ): Promise<StayPrice | null> {
    const { checkIn: from, checkOut: to } = normaliseStay({ checkIn, checkOut });
    checkDateRange(from, to);
    return loaders.stayPrices.load({ roomType, from, to });
  }
}
