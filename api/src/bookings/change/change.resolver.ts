import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  Mutation,
  ObjectType,
  Resolver,
  Root,
  createUnionType,
} from 'type-graphql';
import { Booking } from '../booking.entity';
import { BookingChange } from './bookingChange.entity';
import type { Context } from '../../access/context';
import { Allow } from '../../access/allow.decorator';
import { can } from '../../access/policy';
import { ChangeBookingInput, NotChangeable, ReleaseChangeInput } from './change.types';
import { changeBooking, releaseChange } from './change.service';
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
  description: 'A booking that is changed, or waits until the difference is paid.',
  simpleResolvers: true,
})
class ChangedBooking {
  @Field(() => Booking, { description: 'The booking; as it was while its change waits for payment.' })
  booking!: Booking;

  @Field(() => String, {
    nullable: true,
    description: 'Where the difference is paid; null where the booking is changed already.',
  })
  url!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Until when the new nights are held; null where the booking is changed already.',
  })
  holdExpiresAt!: Date | null;
}

const ChangeBookingResult = createUnionType({
  name: 'ChangeBookingResult',
  description: 'The booking with its change, or why it stays as it is.',
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
  description: 'The booking without a waiting change, or why there is none.',
  types: () => [Booking, NotChangeable] as const,
});

@Resolver(() => Booking)
export class ChangeResolver {
  @Allow('booking:change')
  @Mutation(() => ChangeBookingResult, {
    description:
      'Gives a confirmed booking other dates or rooms of its hotel, without cancelling it; the difference is paid or refunded.',
  })
  async changeBooking(
    @Arg('input', () => ChangeBookingInput) input: ChangeBookingInput,
    @Ctx() { viewer }: Context,
  ): Promise<ChangedBooking> {
    return build(ChangedBooking, await changeBooking(viewer, input));
  }

  @Allow('change:release')
  @Mutation(() => ReleaseChangeResult, {
    description:
      "Gives up a change that waits for its payment, for administrators also of somebody else's booking; its nights are free at once.",
  })
  releaseChange(
    @Arg('input', () => ReleaseChangeInput) input: ReleaseChangeInput,
    @Ctx() { viewer }: Context,
  ): Promise<Booking> {
    return releaseChange(viewer, input);
  }

  @FieldResolver(() => BookingChange, {
    nullable: true,
    description: 'The change that waits for its payment, for who may read the booking; else null.',
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
    description: 'Where the difference is paid, for the owner; else null.',
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
