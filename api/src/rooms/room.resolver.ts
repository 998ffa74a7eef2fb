import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { LIMITS, countNights, normaliseStay } from '../../../schema/rules';
import type { Context } from '../context';
import { Allow } from '../door';
import { Hotel } from '../hotels/hotel.entity';
import { NightScalar } from '../night.scalar';
import { BadInput } from '../problems';
import { RoomNumber } from './roomNumber.entity';
import { RoomType } from './roomType.entity';

@Resolver(() => Hotel)
export class HotelRoomsResolver {
  @FieldResolver(() => [RoomType], { description: 'Its room types, the cheapest first.' })
  roomTypes(@Root() hotel: Hotel, @Ctx() { loaders }: Context): Promise<RoomType[]> {
    return loaders.roomTypesOfHotel.load(hotel.id);
  }
}

@Resolver(() => RoomType)
export class RoomTypeResolver {
  @Allow('catalogue:read')
  @Query(() => RoomType, {
    nullable: true,
    description: 'The room type; null where there is none with this id.',
  })
  roomType(@Arg('id', () => ID) id: string, @Ctx() { loaders }: Context): Promise<RoomType | null> {
    return loaders.roomTypes.load(id);
  }

  @FieldResolver(() => Hotel, { description: 'The hotel it belongs to.' })
  hotel(@Root() roomType: RoomType, @Ctx() { loaders }: Context): Promise<Hotel | null> {
    return loaders.hotels.load(roomType.hotelId);
  }

  @FieldResolver(() => [RoomNumber], { description: 'Its room numbers, in order.' })
  roomNumbers(@Root() roomType: RoomType, @Ctx() { loaders }: Context): Promise<RoomNumber[]> {
    return loaders.roomNumbersOfType.load(roomType.id);
  }
}

@ArgsType()
class StayArgs {
  @Field(() => NightScalar, { description: 'First night.' })
  checkIn!: string;

  @Field(() => NightScalar, { description: 'Day of departure; the same day as check-in means one night.' })
  checkOut!: string;
}

@ArgsType()
class NightsArgs {
  @Field(() => NightScalar, { description: 'First night asked for.' })
  from!: string;

  @Field(() => NightScalar, { description: 'The day after the last night asked for.' })
  to!: string;
}

@Resolver(() => RoomNumber)
export class RoomNumberResolver {
  @FieldResolver(() => RoomType, { description: 'The room type it is one of.' })
  roomType(@Root() roomNumber: RoomNumber, @Ctx() { loaders }: Context): Promise<RoomType | null> {
    return loaders.roomTypes.load(roomNumber.roomTypeId);
  }

  @FieldResolver(() => Boolean, { description: 'Whether it is free on every night of the stay.' })
  async available(
    @Root() { id }: RoomNumber,
    @Args(() => StayArgs) stay: StayArgs,
    @Ctx() { loaders }: Context,
  ) {
    const { checkIn: from, checkOut: to } = normaliseStay(stay);
    checkWindow(from, to);
    return (await loaders.nightsTaken.load({ roomNumberId: id, from, to })).length === 0;
  }

  @FieldResolver(() => [NightScalar], {
    description: 'The nights of [from, to) on which it is held or booked, in order.',
  })
  unavailableNights(
    @Root() { id }: RoomNumber,
    @Args(() => NightsArgs) { from, to }: NightsArgs,
    @Ctx() { loaders }: Context,
  ): Promise<string[]> | string[] {
    checkWindow(from, to);
    return from === to ? [] : loaders.nightsTaken.load({ roomNumberId: id, from, to });
  }
}

function checkWindow(from: string, to: string): void {
  if (to < from) throw new BadInput('The last date is before the first. Choose a later one.');
  if (countNights(from, to) > LIMITS.stayNights)
    throw new BadInput(`Ask for at most ${LIMITS.stayNights} nights at once.`);
}
