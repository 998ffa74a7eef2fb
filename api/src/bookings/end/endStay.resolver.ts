import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { can } from '../../access/policy';
import { Cost, ListSize } from '../../core/cost.decorator';
import { Booking } from '../booking.entity';
import { todayFor } from '../hotelDay.service';
import { endStay, quoteStayEnding } from './endStay.service';
import {
  EndingStaysInput,
  EndStayInput,
  EndStayResult,
  StayEndingQuote,
  UndoEndStayInput,
  UndoEndStayResult,
} from './endStay.types';
import { StayEnding } from './stayEnding.entity';
import { undoEndStay, whyFinal } from './undoEndStay.service';

@Resolver(() => Booking)
export class EndStayResolver {
  @Cost(20)
  @Allow('stay:manage')
  @Query(() => StayEndingQuote, {
    nullable: true,
    description:
      'What ending stays of a booking today would do; null if the booking does not exist. Staff of the hotel only.',
  })
  stayEndingQuote(
    @Arg('input', () => EndingStaysInput) input: EndingStaysInput,
    @Ctx() { viewer }: Context,
  ): Promise<StayEndingQuote | null> {
    return quoteStayEnding(viewer, input);
  }

  @Allow('stay:manage', 'booking:refund-much')
  @Mutation(() => EndStayResult, {
    description:
      'Ends a stay in progress, for guests who leave early or never came: the nights from tonight on are on sale at once, and refunded by the terms unless staff choose another sum. Staff of the hotel only.',
  })
  endStay(
    @Arg('input', () => EndStayInput) input: EndStayInput,
    @Ctx() { viewer }: Context,
  ): Promise<Booking> {
    return endStay(viewer, input);
  }

  @Allow('stay:manage')
  @Mutation(() => UndoEndStayResult, {
    description:
      'Takes back an early end on the same day, while its nights are free and if nothing was refunded. Staff of the hotel only.',
  })
  undoEndStay(
    @Arg('input', () => UndoEndStayInput) input: UndoEndStayInput,
    @Ctx() { viewer }: Context,
  ): Promise<Booking> {
    return undoEndStay(viewer, input);
  }

  @ListSize(1)
  @FieldResolver(() => [StayEnding], {
    description: 'Its stays that ended early, oldest first; empty if you may not read them.',
  })
  async stayEndings(@Root() booking: Booking, @Ctx() { viewer, loaders }: Context): Promise<StayEnding[]> {
    return can(viewer, 'booking:read', booking) ? loaders.endingsOfBooking.load(booking.id) : [];
  }
}

@Resolver(() => StayEnding)
export class StayEndingResolver {
  @FieldResolver(() => Boolean, {
    description:
      'Whether undoEndStay may take it back now, if its nights are still free. False unless you are an administrator.',
  })
  async mayUndo(@Root() ending: StayEnding, @Ctx() { viewer, loaders }: Context): Promise<boolean> {
    const booking = await loaders.bookings.load(ending.bookingId);
    if (!booking || !can(viewer, 'stay:manage', booking)) return false;
    const hotel = booking?.hotelId ? await loaders.hotels.load(booking.hotelId) : null;
    const city = hotel && (await loaders.cities.load(hotel.cityId));
    return whyFinal(booking, ending, todayFor(city)) === null;
  }
}
