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
import { Cost } from '../../core/cost.decorator';
import { Booking, BookingStatus } from '../booking.entity';
import type { Context } from '../../access/context';
import { Allow } from '../../access/allow.decorator';
import { can } from '../../access/policy';
import { CreateCheckoutInput, ReleaseCheckoutInput } from './checkout.inputs';
import {
  AlreadyPaid,
  CheckoutEnded,
  HoldEnding,
  NightsTaken,
  PaymentUnavailable,
  StayRefused,
  TooManyHolds,
  UnknownCheckout,
} from './checkout.types';
import { createCheckout } from './checkout.service';
import { releaseCheckout } from './hold.service';
import { PriceChanged } from './quote.types';
import { ExtraRefused } from '../extras/bookingExtra.types';
import { build } from '../../core/build';

@ObjectType({ description: 'A hold and its payment page.', simpleResolvers: true })
class Checkout {
  @Field(() => Booking, { description: 'The held booking.' })
  booking!: Booking;

  @Field(() => String, { description: 'The hosted payment page; redirect the browser there.' })
  url!: string;

  @Field(() => Date, { description: 'When the hold ends.' })
  holdExpiresAt!: Date;
}

const CreateCheckoutResult = createUnionType({
  name: 'CreateCheckoutResult',
  description: 'The checkout, or why nothing was held.',
  types: () =>
    [
      Checkout,
      NightsTaken,
      PriceChanged,
      PaymentUnavailable,
      StayRefused,
      ExtraRefused,
      TooManyHolds,
      HoldEnding,
      CheckoutEnded,
    ] as const,
});

const ReleaseCheckoutResult = createUnionType({
  name: 'ReleaseCheckoutResult',
  description: 'The booking whose hold has ended, or why it was not released.',
  types: () => [Booking, AlreadyPaid, UnknownCheckout] as const,
});

@Resolver(() => Booking)
export class CheckoutResolver {
  @Cost(2000)
  @Allow('checkout:create')
  @Mutation(() => CreateCheckoutResult, {
    description: 'Holds the nights and opens the hosted payment page.',
  })
  async createCheckout(
    @Arg('input', () => CreateCheckoutInput) input: CreateCheckoutInput,
    @Ctx() { viewer }: Context,
  ): Promise<Checkout> {
    return build(Checkout, await createCheckout(viewer, input));
  }

  @Allow('checkout:release')
  @Mutation(() => ReleaseCheckoutResult, {
    description: 'Releases a hold; administrators can release any. Its nights are free at once.',
  })
  releaseCheckout(
    @Arg('input', () => ReleaseCheckoutInput) input: ReleaseCheckoutInput,
    @Ctx() { viewer }: Context,
  ): Promise<Booking> {
    return releaseCheckout(viewer, input);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The hosted payment page, for the owner while the nights are held; otherwise null.',
  })
  async checkoutUrl(@Root() booking: Booking, @Ctx() { viewer, loaders }: Context): Promise<string | null> {
    const open = booking.status === BookingStatus.HELD && can(viewer, 'booking:pay', booking);
    return open ? ((await loaders.paymentOfBooking.load(booking.id))?.url ?? null) : null;
  }
}
