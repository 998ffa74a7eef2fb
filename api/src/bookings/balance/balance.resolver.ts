import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { can } from '../../access/policy';
import { Booking, BookingStatus } from '../booking.entity';
import { BookingAbilities } from '../booking.types';
import { Payment } from '../pay/payment.entity';
import {
  CreditBookingInput,
  CreditBookingResult,
  TakePaymentInput,
  TakePaymentResult,
  VoidPaymentInput,
  VoidPaymentResult,
} from './balance.types';
import { creditBooking, mostCredit } from './credit.service';
import { mayVoid, takePayment, voidPayment } from './deskPayment.service';
import { owedBy } from './owed';

@Resolver(() => Booking)
export class BalanceResolver {
  @Allow('payment:take')
  @Mutation(() => TakePaymentResult, {
    description:
      'Takes a payment at the front desk for what the guest owes, all of it or a part. Staff of the hotel only.',
  })
  takePayment(
    @Arg('input', () => TakePaymentInput) input: TakePaymentInput,
    @Ctx() { viewer }: Context,
  ): Promise<Booking> {
    return takePayment(viewer, input);
  }

  @Allow('payment:take')
  @Mutation(() => VoidPaymentResult, {
    description:
      'Voids a payment that was entered at the front desk by mistake, on its day: the guest owes the amount again. Repeating it changes nothing. Staff of the hotel only.',
  })
  voidPayment(
    @Arg('input', () => VoidPaymentInput) input: VoidPaymentInput,
    @Ctx() { viewer }: Context,
  ): Promise<Booking> {
    return voidPayment(viewer, input);
  }

  @Allow('booking:refund', 'booking:refund-much')
  @Mutation(() => CreditBookingResult, {
    description:
      'Waives a part of what the guest owes, within the limit of goodwill for one booking. Staff of the hotel only.',
  })
  creditBooking(
    @Arg('input', () => CreditBookingInput) input: CreditBookingInput,
    @Ctx() { viewer }: Context,
  ): Promise<Booking> {
    return creditBooking(viewer, input);
  }

  @FieldResolver(() => Int, {
    description: 'What the guest still owes, in cents, to be paid at the hotel; 0 unless it is confirmed.',
  })
  owedCents(@Root() booking: Booking): number {
    return booking.status === BookingStatus.CONFIRMED ? owedBy(booking) : 0;
  }
}

@Resolver(() => BookingAbilities)
export class BalanceAbilitiesResolver {
  @FieldResolver(() => Boolean, {
    description:
      'Take a payment with takePayment, because the guest owes something. Staff of the hotel only.',
  })
  takePayment(@Root() { booking }: BookingAbilities, @Ctx() { viewer }: Context): boolean {
    return (
      can(viewer, 'payment:take', booking) &&
      booking.status === BookingStatus.CONFIRMED &&
      owedBy(booking) > 0
    );
  }

  @FieldResolver(() => Int, {
    description:
      'The most that creditBooking can waive now, in cents; 0 if nothing is owed or you may not. Staff of the hotel only.',
  })
  async mostCreditCents(
    @Root() { booking }: BookingAbilities,
    @Ctx() { viewer, loaders }: Context,
  ): Promise<number> {
    return mostCredit(viewer, booking, await loaders.refundsOfBooking.load(booking.id));
  }
}

@Resolver(() => Payment)
export class VoidableResolver {
  @FieldResolver(() => Boolean, {
    description: 'Whether you can void it now with voidPayment. Staff of the hotel only.',
  })
  async canVoid(@Root() payment: Payment, @Ctx() { viewer, loaders }: Context): Promise<boolean> {
    const booking = await loaders.bookings.load(payment.bookingId);
    if (!booking) return false;
    const hotel = booking.hotelId ? await loaders.hotels.load(booking.hotelId) : null;
    const city = hotel && (await loaders.cities.load(hotel.cityId));
    return mayVoid(viewer, booking, payment, city?.timeZone ?? 'UTC');
  }
}
