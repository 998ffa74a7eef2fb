import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
  createUnionType,
} from 'type-graphql';
import { Booking } from '../booking.entity';
import { BookingChange } from './bookingChange.entity';
import type { Context } from '../../access/context';
import { Allow } from '../../access/allow.decorator';
import { can } from '../../access/policy';
import { Cost } from '../../core/cost.decorator';
import {
  ChangeBookingInput,
  ChangeQuote,
  ChangeQuoteInput,
  NotChangeable,
  ReleaseChangeInput,
} from './change.types';
import { readChangeQuote } from './changeQuote.service';
import { changeBooking, releaseChange } from './change.service';
import { changeBookingByStaff } from './staffChange.service';
import { quoteStaffChange } from './staffChangeQuote.service';
import {
  ChangeBookingByStaffInput,
  ChangeBookingByStaffResult,
  StaffChangeQuote,
  StaffChangeQuoteInput,
} from './staffChange.types';
import { extendStay, shortenStay } from './stayDeparture.service';
import { ExtendStayInput, ShortenStayInput } from './stayDeparture.types';
import {
  CheckoutEnded,
  HoldEnding,
  NightsTaken,
  PaymentUnavailable,
  StayRefused,
  TooManyHolds,
} from '../hold/checkout.types';
import { PriceChanged } from '../hold/quote.types';
import { build } from '../../core/build';

@ObjectType({
  description: 'A booking that was changed, or waits for payment of the difference.',
  simpleResolvers: true,
})
class ChangedBooking {
  @Field(() => Booking, { description: 'The booking; unchanged while its change waits for payment.' })
  booking!: Booking;

  @Field(() => String, {
    nullable: true,
    description: 'The payment page for the difference; null if the booking has been changed already.',
  })
  url!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the hold on the new nights ends; null if the booking has been changed already.',
  })
  holdExpiresAt!: Date | null;
}

const ChangeBookingResult = createUnionType({
  name: 'ChangeBookingResult',
  description: 'The booking with its change, or why it was not changed.',
  types: () =>
    [
      ChangedBooking,
      NightsTaken,
      PriceChanged,
      PaymentUnavailable,
      StayRefused,
      TooManyHolds,
      HoldEnding,
      CheckoutEnded,
      NotChangeable,
    ] as const,
});

const ReleaseChangeResult = createUnionType({
  name: 'ReleaseChangeResult',
  description: 'The booking without the change, or why it was not discarded.',
  types: () => [Booking, NotChangeable] as const,
});

@Resolver(() => Booking)
export class ChangeResolver {
  @Cost(100)
  @Allow('booking:change')
  @Query(() => ChangeQuote, {
    nullable: true,
    description:
      'What a change of a confirmed booking costs, whether its nights are free or not; null if you may not change it.',
  })
  changeQuote(
    @Arg('input', () => ChangeQuoteInput) input: ChangeQuoteInput,
    @Ctx() { viewer }: Context,
  ): Promise<ChangeQuote | null> {
    return readChangeQuote(viewer, input);
  }

  @Allow('booking:change')
  @Mutation(() => ChangeBookingResult, {
    description:
      'Changes the dates or rooms of a confirmed booking at its hotel, without cancelling it; the difference is paid or refunded. If an administrator changes the booking of a guest, a higher price is owed at the hotel.',
  })
  async changeBooking(
    @Arg('input', () => ChangeBookingInput) input: ChangeBookingInput,
    @Ctx() { viewer }: Context,
  ): Promise<ChangedBooking> {
    return build(ChangedBooking, await changeBooking(viewer, input));
  }

  @Allow('change:release')
  @Mutation(() => ReleaseChangeResult, {
    description: 'Discards an unpaid change; administrators can discard any. Its nights are free at once.',
  })
  releaseChange(
    @Arg('input', () => ReleaseChangeInput) input: ReleaseChangeInput,
    @Ctx() { viewer }: Context,
  ): Promise<Booking> {
    return releaseChange(viewer, input);
  }

  @Cost(100)
  @Allow('stay:manage')
  @Query(() => StaffChangeQuote, {
    nullable: true,
    description:
      'What it costs to change the dates or rooms of a booking, before or during the stay; null if the booking does not exist. Staff of the hotel only.',
  })
  staffChangeQuote(
    @Arg('input', () => StaffChangeQuoteInput) input: StaffChangeQuoteInput,
    @Ctx() { viewer }: Context,
  ): Promise<StaffChangeQuote | null> {
    return quoteStaffChange(viewer, input);
  }

  @Allow('stay:manage', 'booking:refund-much')
  @Mutation(() => ChangeBookingByStaffResult, {
    description:
      'Changes the dates or rooms of a confirmed booking, adds rooms and drops stays, before or during the stay. Kept nights keep their price; a higher price is owed at the hotel, a lower one comes back by the terms unless staff choose another sum. Staff of the hotel only.',
  })
  changeBookingByStaff(
    @Arg('input', () => ChangeBookingByStaffInput) input: ChangeBookingByStaffInput,
    @Ctx() { viewer }: Context,
  ): Promise<Booking> {
    return changeBookingByStaff(viewer, input);
  }

  @Allow('stay:manage', 'booking:refund-much')
  @Mutation(() => ChangeBookingByStaffResult, {
    description:
      'Gives a stay a later day of departure; changeBookingByStaff under another name. The guest owes the difference at the hotel. Staff of the hotel only.',
  })
  extendStay(
    @Arg('input', () => ExtendStayInput) input: ExtendStayInput,
    @Ctx() { viewer }: Context,
  ): Promise<Booking> {
    return extendStay(viewer, input);
  }

  @Allow('stay:manage', 'booking:refund-much')
  @Mutation(() => ChangeBookingByStaffResult, {
    description:
      'Gives a stay an earlier day of departure; changeBookingByStaff under another name. What comes back follows the terms unless staff choose another sum. Staff of the hotel only.',
  })
  shortenStay(
    @Arg('input', () => ShortenStayInput) input: ShortenStayInput,
    @Ctx() { viewer }: Context,
  ): Promise<Booking> {
    return shortenStay(viewer, input);
  }

  @FieldResolver(() => BookingChange, {
    nullable: true,
    description:
      'The change that waits for payment; null if there is none, or if you may not read the booking.',
  })
  change(
    @Root() booking: Booking,
    @Ctx() { viewer, loaders }: Context,
  ): Promise<BookingChange | null> | null {
    return can(viewer, 'booking:read', booking) ? loaders.changeOfBooking.load(booking.id) : null;
  }
}

@Resolver(() => BookingChange)
export class BookingChangeResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'The payment page for the difference, for the owner; otherwise null.',
  })
  async checkoutUrl(
    @Root() change: BookingChange,
    @Ctx() { viewer, loaders }: Context,
  ): Promise<string | null> {
    const booking = await loaders.bookings.load(change.bookingId);
    if (!booking || !can(viewer, 'booking:pay', booking)) return null;
    return (await loaders.paymentOfChange.load(change.id))?.url ?? null;
  }
}
