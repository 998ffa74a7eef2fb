import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Allow } from '../access/allow.decorator';
import type { Context } from '../access/context';
import { Booking } from '../bookings/booking.entity';
import { SyncChannelBookingInput, SyncChannelBookingResult } from './channel.types';
import { ChannelBooking } from './channelBooking.entity';
import { syncChannelBooking } from './syncBooking.service';

@Resolver(() => ChannelBooking)
export class ChannelResolver {
  @Allow('channel:sync', 'booking:refund-much')
  @Mutation(() => SyncChannelBookingResult, {
    description:
      'Makes a booking of another site here as it is there: books, replaces or cancels it. The channel pays on account. Repeating it, or sending an older revision, changes nothing.',
  })
  syncChannelBooking(
    @Arg('input', () => SyncChannelBookingInput) input: SyncChannelBookingInput,
    @Ctx() { viewer }: Context,
  ): Promise<ChannelBooking> {
    return syncChannelBooking(viewer, input);
  }

  @FieldResolver(() => Booking, {
    nullable: true,
    description: 'The booking here; null if it was cancelled before it was made.',
  })
  async booking(@Root() { bookingId }: ChannelBooking, @Ctx() { loaders }: Context): Promise<Booking | null> {
    return bookingId ? loaders.bookings.load(bookingId) : null;
  }
}
