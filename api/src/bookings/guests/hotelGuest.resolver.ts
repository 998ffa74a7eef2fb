import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { Counted, type Counting } from '../../core/counting.decorator';
import { Page, type PageOf } from '../../core/pagination';
import { build } from '../../core/build';
import { Hotel } from '../../hotels/hotel.entity';
import { emailOf, User } from '../../users/user.entity';
import { figuresKey } from './guestFigures.service';
import { HotelGuestsArgs } from './guestList.inputs';
import { listHotelGuests } from './guestList.service';
import { HotelGuest } from './hotelGuest.entity';
import { findHotelGuest } from './hotelGuest.service';
import { GuestFigures } from './hotelGuest.types';
import { GuestContact } from './stayDetails.types';

const HotelGuestList = Page(HotelGuest, 'HotelGuest');

@Resolver(() => HotelGuest)
export class HotelGuestResolver {
  @Allow('guest:list')
  @Query(() => HotelGuestList, {
    description: 'The guests of a hotel, or of all your hotels, a row for each guest and hotel.',
  })
  hotelGuests(
    @Args(() => HotelGuestsArgs) args: HotelGuestsArgs,
    @Ctx() { viewer }: Context,
    @Counted() counting: Counting,
  ): Promise<PageOf<HotelGuest>> {
    return listHotelGuests(viewer, args, counting);
  }

  @Allow('guest:list')
  @Query(() => HotelGuest, {
    nullable: true,
    description: 'A user as a guest of a hotel; null for a user who is none.',
  })
  hotelGuest(
    @Arg('hotelId', () => ID, { description: 'The hotel.' }) hotelId: string,
    @Arg('userId', () => ID, { description: 'The user.' }) userId: string,
    @Ctx() { viewer }: Context,
  ): Promise<HotelGuest | null> {
    return findHotelGuest(viewer, { hotelId, userId });
  }

  @FieldResolver(() => User, { description: 'The account, or that of a walk-in.' })
  async user(@Root() { userId }: HotelGuest, @Ctx() { loaders }: Context): Promise<User> {
    return (await loaders.users.load(userId))!;
  }

  @FieldResolver(() => GuestContact, { description: 'How the hotel reaches the guest.' })
  async contact(@Root() { userId }: HotelGuest, @Ctx() { loaders }: Context): Promise<GuestContact> {
    const user = (await loaders.users.load(userId))!;
    return build(GuestContact, { email: emailOf(user), phone: user.phone });
  }

  @FieldResolver(() => Hotel, { description: 'The hotel.' })
  async hotel(@Root() { hotelId }: HotelGuest, @Ctx() { loaders }: Context): Promise<Hotel> {
    return (await loaders.hotels.load(hotelId))!;
  }

  @FieldResolver(() => GuestFigures, { description: 'Stays, nights and balance at this hotel.' })
  figures(@Root() guest: HotelGuest, @Ctx() { loaders }: Context): Promise<GuestFigures> {
    return loaders.figuresOfGuest.load(figuresKey(guest));
  }
}
