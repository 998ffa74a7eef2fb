import { Field, Int, ObjectType } from 'type-graphql';
import { exactDollars } from '../../../../schema/spoken';
import { fill } from '../../../../schema/fill';
import { ListSize } from '../../core/cost.decorator';
import { NightScalar } from '../../core/night.scalar';
import { Problem } from '../../core/problems';
import { RoomNumber } from '../../rooms/roomNumber.entity';
import { ChargeLine } from '../../hotels/cities/cityCharge.types';
import { NightPrice } from '../../rooms/rates/rate.types';
import { RoomType } from '../../rooms/roomType.entity';
import { QuotedExtra } from '../extras/chosenExtra.types';
import type { SoldCharge } from '../bookingCharge.entity';
import type { SoldNight } from '../stay.entity';

@ObjectType({ description: 'A night of a room number whose price has changed.', simpleResolvers: true })
export class NightPriceChange {
  @Field(() => RoomNumber, { description: 'The room number.' })
  roomNumber!: RoomNumber;

  @Field(() => NightScalar, { description: 'The night.' })
  night!: string;

  @Field(() => Int, { description: 'Its price in the earlier quote, in cents.' })
  wasCents!: number;

  @Field(() => Int, { description: 'Its price now, in cents.' })
  isCents!: number;
}

@ObjectType({ description: 'A tax, fee or extra whose amount has changed.', simpleResolvers: true })
export class ChargeChange {
  @Field(() => String, { description: 'Its name.' })
  title!: string;

  @Field(() => Int, { description: 'Its amount in the earlier quote, in cents; 0 if new.' })
  wasCents!: number;

  @Field(() => Int, {
    description: 'Its amount now, in cents; 0 if it no longer applies or is no longer sold.',
  })
  isCents!: number;
}

@ObjectType({
  implements: Problem,
  description: 'The price has changed since the quote; nothing was held. Show what changed and ask again.',
})
export class PriceChanged extends Problem {
  static override readonly status = 409;

  @ListSize(10)
  @Field(() => [NightPriceChange], { description: 'Which nights of which room numbers, and by how much.' })
  changes!: NightPriceChange[];

  @ListSize(3)
  @Field(() => [ChargeChange], { description: 'Which taxes and fees, and by how much.' })
  chargeChanges!: ChargeChange[];

  @ListSize(3)
  @Field(() => [ChargeChange], {
    description:
      'Which extras, and by how much. Extras that are no longer sold online are not in the new quote.',
  })
  extraChanges!: ChargeChange[];

  @Field(() => Quote, { description: 'The current quote; its version books its extras at this price.' })
  quote!: Quote;

  constructor(found: Pick<PriceChanged, 'changes' | 'chargeChanges' | 'extraChanges' | 'quote'>) {
    const totalCents = toPay(found.quote);
    const moved = [...found.changes, ...found.chargeChanges, ...found.extraChanges].reduce(
      (sum, { wasCents, isCents }) => sum + isCents - wasCents,
      0,
    );
    super(
      fill(
        'The price has changed since you looked: it was {before} and is now {now}. You have not been charged. Book again if you agree to the new price.',
        { before: exactDollars(totalCents - moved), now: exactDollars(totalCents) },
      ),
    );
    Object.assign(this, found);
  }
}

@ObjectType({ description: 'One room number of a quote.', simpleResolvers: true })
export class QuotedStay {
  @Field(() => RoomNumber, { description: 'The room number.' })
  roomNumber!: RoomNumber;

  @Field(() => RoomType, { description: 'What kind of room it is.' })
  roomType!: RoomType;

  @ListSize({ mean: 10, perNight: 1 })
  @Field(() => [NightPrice], { description: 'Each night with its price.' })
  nightPrices!: SoldNight[];

  @Field(() => Int, { description: 'All its nights together, in cents.' })
  totalCents!: number;
}

@ObjectType({
  description:
    'The price of rooms on the given nights: the nights and the charges add up to totalCents, to which extrasCents come.',
  simpleResolvers: true,
})
export class Quote {
  @Field(() => NightScalar, { description: 'First night.' })
  checkIn!: string;

  @Field(() => NightScalar, { description: 'Day of departure.' })
  checkOut!: string;

  @ListSize(5)
  @Field(() => [QuotedStay], { description: 'One stay for each room number, by number.' })
  stays!: QuotedStay[];

  @ListSize(5)
  @Field(() => [ChargeLine], { description: 'Taxes and fees of the city; empty if it has none.' })
  charges!: SoldCharge[];

  @Field(() => Int, { description: 'All nights and charges, in cents.' })
  totalCents!: number;

  @ListSize(5)
  @Field(() => [QuotedExtra], { description: 'The chosen extras, in the order of the price list.' })
  extras!: QuotedExtra[];

  @Field(() => Int, {
    description: 'All extras, in cents, with all taxes. The amount to pay is totalCents and extrasCents.',
  })
  extrasCents!: number;

  @Field(() => Int, {
    description: 'The minimum stay in these rooms with this check-in, in nights.',
  })
  minimumNights!: number;

  @Field(() => Int, { description: 'Number of people that these rooms sleep.' })
  sleeps!: number;

  @Field(() => String, {
    description: 'Pass it to createCheckout unchanged, so that nothing is booked at a different price.',
  })
  version!: string;
}

/** What is paid at the card provider: the rooms with taxes and fees, and the extras, in cents. */
export const toPay = ({ totalCents, extrasCents }: Pick<Quote, 'totalCents' | 'extrasCents'>): number =>
  totalCents + extrasCents;
