import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Cost, ListSize } from '../../core/cost.decorator';
import { LIMITS } from '../../../../schema/limits';
import { listNights, normaliseStay } from '../../../../schema/nights';
import type { Context } from '../../access/context';
import { Allow } from '../../access/allow.decorator';
import { AuditEntry } from '../../access/audit/auditEntry.entity';
import { build } from '../../core/build';
import { NightScalar } from '../../core/night.scalar';
import { Rate } from './rate.entity';
import { PaintRatesInput, UpdateRatesInput } from './rate.inputs';
import { countFree } from './countFree';
import {
  NightRate,
  NightRooms,
  PaintedRates,
  PaintRatesResult,
  StayPrice,
  UpdateRatesResult,
} from './rate.types';
import { findPriceSetting } from './priceSetting.service';
import { paintRates, readNightRates, updateRates } from './rate.service';
import { RoomType } from '../roomType.entity';
import { checkDateRange } from '../nights/dateRange';

@Resolver(() => RoomType)
export class RateResolver {
  @Allow('rate:update')
  @Mutation(() => UpdateRatesResult, {
    description: 'Sets the rates of a room type by season and weekday.',
  })
  updateRates(
    @Arg('input', () => UpdateRatesInput) input: UpdateRatesInput,
    @Ctx() { viewer }: Context,
  ): Promise<RoomType> {
    return updateRates(viewer, input);
  }

  @Allow('rate:update')
  @Mutation(() => PaintRatesResult, {
    description: 'Changes the price or minimum stay of nights, whatever their seasons.',
  })
  async paintRates(
    @Arg('input', () => PaintRatesInput) input: PaintRatesInput,
    @Ctx() { viewer }: Context,
  ): Promise<PaintedRates> {
    return build(PaintedRates, { roomTypes: await paintRates(viewer, input) });
  }

  @ListSize({ perNight: 1 })
  @FieldResolver(() => [NightRate], {
    description: `Price and minimum stay of each night of [from, to); ${LIMITS.calendarNights} nights at most.`,
  })
  async nightRates(
    @Root() roomType: RoomType,
    @Arg('from', () => NightScalar, { description: 'First requested night.' }) from: string,
    @Arg('to', () => NightScalar, { description: 'The day after the last requested night.' }) to: string,
    @Ctx() { loaders }: Context,
  ): Promise<NightRate[]> {
    checkDateRange(from, to, LIMITS.calendarNights);
    return readNightRates(roomType, await loaders.ratesOfRoomType.load(roomType.id), from, to);
  }

  @ListSize({ perNight: 1 })
  @FieldResolver(() => [NightRooms], {
    description: `The rooms that are free on each night of [from, to); ${LIMITS.calendarNights} nights at most.`,
  })
  async nightRooms(
    @Root() { id }: RoomType,
    @Arg('from', () => NightScalar, { description: 'First requested night.' }) from: string,
    @Arg('to', () => NightScalar, { description: 'The day after the last requested night.' }) to: string,
    @Ctx() { loaders }: Context,
  ): Promise<NightRooms[]> {
    checkDateRange(from, to, LIMITS.calendarNights);
    const rooms = await loaders.roomNumbersOfType.load(id);
    const taken = await Promise.all(
      rooms.map(({ id: roomNumberId }) => loaders.nightsTaken.load({ roomNumberId, from, to })),
    );
    return countFree(listNights(from, to), taken);
  }

  @Cost(200)
  @FieldResolver(() => AuditEntry, {
    nullable: true,
    description:
      'The change by which staff gave a night its price; null for the base price, where the audit log has no such change, and for all who may not set its rates.',
  })
  async priceSetting(
    @Root() roomType: RoomType,
    @Arg('night', () => NightScalar, { description: 'The night.' }) night: string,
    @Ctx() { viewer, loaders }: Context,
  ): Promise<AuditEntry | null> {
    return findPriceSetting(viewer, roomType, await loaders.ratesOfRoomType.load(roomType.id), night);
  }

  @ListSize(10)
  @FieldResolver(() => [Rate], { description: 'Its rates by season and weekday, in the order set by staff.' })
  rates(@Root() { id }: RoomType, @Ctx() { loaders }: Context): Promise<Rate[]> {
    return loaders.ratesOfRoomType.load(id);
  }

  @FieldResolver(() => StayPrice, {
    nullable: true,
    description:
      'The price of a stay in one of its rooms on these dates; null if it is more than can be paid at once.',
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
