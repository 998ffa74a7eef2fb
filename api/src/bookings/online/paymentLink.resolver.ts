import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { can } from '../../access/policy';
import { build } from '../../core/build';
import { Cost, ListSize } from '../../core/cost.decorator';
import { User } from '../../users/user.entity';
import { Booking } from '../booking.entity';
import { BookingAbilities } from '../booking.types';
import { payByLink, readPaymentRequest } from './payByLink.service';
import { PaymentLink } from './paymentLink.entity';
import { createPaymentLink, mayCreateLink, revokePaymentLink } from './paymentLink.service';
import {
  CreatedPaymentLink,
  CreatePaymentLinkInput,
  CreatePaymentLinkResult,
  LinkedPage,
  PayByLinkInput,
  PayByLinkResult,
  PaymentRequest,
  RevokePaymentLinkInput,
  RevokePaymentLinkResult,
} from './paymentLink.types';

@Resolver(() => Booking)
export class PaymentLinkResolver {
  @Allow('paymentLink:create')
  @Mutation(() => CreatePaymentLinkResult, {
    description:
      'Makes a link with which the guest of a confirmed booking pays what they owe, or a part of it, without signing in, and sends it by mail if you wish. It works once, until the departure, at most 14 days. Staff of the hotel only.',
  })
  async createPaymentLink(
    @Arg('input', () => CreatePaymentLinkInput) input: CreatePaymentLinkInput,
    @Ctx() { viewer }: Context,
  ): Promise<CreatedPaymentLink> {
    return build(CreatedPaymentLink, await createPaymentLink(viewer, input));
  }

  @Allow('paymentLink:create')
  @Mutation(() => RevokePaymentLinkResult, {
    description:
      'Withdraws a payment link, so that it no longer works. Repeating it changes nothing. Staff of the hotel only.',
  })
  revokePaymentLink(
    @Arg('input', () => RevokePaymentLinkInput) input: RevokePaymentLinkInput,
    @Ctx() { viewer }: Context,
  ): Promise<Booking> {
    return revokePaymentLink(viewer, input);
  }

  @Allow('paymentLink:read')
  @Query(() => PaymentRequest, {
    nullable: true,
    description:
      'What a payment link asks for, by the last part of its address; null if there is no such link. Many wrong ones from one network are refused with RATE_LIMITED.',
  })
  async paymentRequest(
    @Arg('token', () => String, { description: 'The last part of the address of the link.' }) token: string,
    @Ctx() context: Context,
  ): Promise<PaymentRequest | null> {
    const request = await readPaymentRequest(context, token);
    return request && build(PaymentRequest, request);
  }

  @Cost(500)
  @Allow('paymentLink:pay')
  @Mutation(() => PayByLinkResult, {
    description: 'Opens the hosted page on which a payment link is paid, for what it asks for now.',
  })
  async payByLink(
    @Arg('input', () => PayByLinkInput) input: PayByLinkInput,
    @Ctx() context: Context,
  ): Promise<LinkedPage> {
    const { url } = await payByLink(context, input);
    return build(LinkedPage, { url });
  }

  @ListSize(0.2)
  @FieldResolver(() => [PaymentLink], {
    description: 'Its payment links, oldest first; empty unless you may make one.',
  })
  paymentLinks(
    @Root() booking: Booking,
    @Ctx() { viewer, loaders }: Context,
  ): Promise<PaymentLink[]> | PaymentLink[] {
    return can(viewer, 'paymentLink:create', booking) ? loaders.linksOfBooking.load(booking.id) : [];
  }
}

@Resolver(() => PaymentLink)
export class PaymentLinkMakerResolver {
  @FieldResolver(() => User, { nullable: true, description: 'Who made it.' })
  createdBy(@Root() { createdById }: PaymentLink, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.users.load(createdById);
  }
}

@Resolver(() => BookingAbilities)
export class PaymentLinkAbilityResolver {
  @FieldResolver(() => Boolean, {
    description: 'Make a payment link with createPaymentLink. Staff of the hotel only.',
  })
  createPaymentLink(@Root() { booking }: BookingAbilities, @Ctx() { viewer }: Context): boolean {
    return mayCreateLink(viewer, booking);
  }
}
