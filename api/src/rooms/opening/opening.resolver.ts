import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { Hotel } from '../../hotels/hotel.entity';
import { closeHotelForBooking, openHotelForBooking, readSetUp } from './opening.service';
import {
  CloseHotelForBookingInput,
  CloseHotelResult,
  HotelSetUp,
  OpenHotelForBookingInput,
  OpenHotelResult,
} from './opening.types';

@Resolver(() => Hotel)
export class OpeningResolver {
  @FieldResolver(() => HotelSetUp, {
    nullable: true,
    description: 'What is done to open it for booking, and what is missing; null unless you may open it.',
  })
  setUp(@Root() hotel: Hotel, @Ctx() { viewer, loaders }: Context): Promise<HotelSetUp | null> {
    return readSetUp(viewer, hotel, loaders);
  }

  @Allow('hotel:open')
  @Mutation(() => OpenHotelResult, {
    description: 'Opens a hotel, so that guests find and book it. Refused while something is missing.',
  })
  openHotelForBooking(
    @Arg('input', () => OpenHotelForBookingInput) input: OpenHotelForBookingInput,
    @Ctx() { viewer }: Context,
  ): Promise<Hotel> {
    return openHotelForBooking(viewer, input);
  }

  @Allow('hotel:open')
  @Mutation(() => CloseHotelResult, {
    description: 'Closes a hotel, so that guests no longer find and book it. Bookings that are made stay.',
  })
  closeHotelForBooking(
    @Arg('input', () => CloseHotelForBookingInput) input: CloseHotelForBookingInput,
    @Ctx() { viewer }: Context,
  ): Promise<Hotel> {
    return closeHotelForBooking(viewer, input);
  }
}
