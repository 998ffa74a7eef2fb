import { IsOptional, MaxLength } from 'class-validator';
import { ArgsType, Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { NightScalar } from '../../core/night.scalar';
import { ListSize } from '../../core/cost.decorator';

@ArgsType()
export class DashboardArgs {
  @Field(() => ID, { nullable: true, description: 'The hotel; all your hotels together by default.' })
  @IsOptional()
  @MaxLength(100)
  hotelId?: string | null;

  @Field(() => NightScalar, { description: 'First day.' })
  from!: string;

  @Field(() => NightScalar, { description: 'The day after the last one, at most 365 days later.' })
  to!: string;
}

@ObjectType({
  description: 'Sales on the days [from, to). Room revenue is the price of nights without taxes and fees.',
})
export class SalesFigures {
  @Field(() => NightScalar, { description: 'First day.' })
  from!: string;

  @Field(() => NightScalar, { description: 'The day after the last one.' })
  to!: string;

  @Field(() => Int, {
    description:
      'Room nights sold: nights of confirmed bookings, times their room numbers. Those of a no-show, and those left by an early departure, are sold: they are paid and stay booked.',
  })
  nights!: number;

  @Field(() => Int, {
    description:
      'Available room nights: the room numbers that exist today, times the days; out of order or not.',
  })
  availableNights!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Room nights sold divided by available room nights, 0 to 1; null if there are no rooms.',
  })
  occupancy!: number | null;

  @Field(() => Float, {
    description:
      'Room revenue of these nights in cents, no-shows and early departures included; a whole number up to 2^53.',
  })
  revenueCents!: number;

  @Field(() => Float, {
    description:
      'Extras sold on these days less those removed, with all taxes, in cents; by the date at the hotel. They are not in revenueCents.',
  })
  extrasCents!: number;

  @Field(() => Float, {
    description:
      'Cancellation fees that hotels kept on these days, of late cancellations and of nights given up, in cents; by the date at the hotel. They are not in revenueCents.',
  })
  cancellationFeesCents!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Average daily rate (ADR): room revenue divided by room nights sold, in cents; null if none were sold.',
  })
  averageDailyRateCents!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Revenue per available room (RevPAR): room revenue divided by available room nights, in cents; null if there are no rooms.',
  })
  revenuePerAvailableRoomCents!: number | null;

  @Field(() => Int, {
    description: 'Pick-up: paid bookings made on these days (UTC), including those cancelled since.',
  })
  bookings!: number;

  @Field(() => Int, { description: 'Paid bookings that were cancelled on these days (UTC).' })
  cancellations!: number;

  @Field(() => Int, { description: 'Confirmed bookings whose first night is one of these days.' })
  arrivals!: number;

  @Field(() => Int, { description: 'Confirmed bookings whose day of departure is one of these days.' })
  departures!: number;
}

@ObjectType({
  description:
    'The bookings on the books that arrive on the days [from, to), compared with what was on the books 52 weeks ago for the same days then.',
})
export class Pace {
  @Field(() => NightScalar, { description: 'First day of arrival: today.' })
  from!: string;

  @Field(() => NightScalar, { description: 'The day after the last one, 90 days later.' })
  to!: string;

  @Field(() => Int, { description: 'Confirmed bookings that arrive on these days.' })
  bookings!: number;

  @Field(() => Int, {
    description: 'Those that were confirmed 52 weeks ago for the same days then, also if cancelled later.',
  })
  bookingsLastYear!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Length of stay: nights from arrival to departure on average; null without bookings.',
  })
  averageNights!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Lead time: days from booking (UTC) to arrival on average; null without bookings.',
  })
  averageLeadDays!: number | null;
}

@ObjectType({ description: 'The sales figures of a hotel, or of several hotels together, as of now.' })
export class Dashboard {
  /** The hotels that it is about; undefined for all. */
  hotelIds!: readonly string[] | undefined;

  @Field(() => SalesFigures, {
    description: 'Figures for today: the date at the hotel, or in UTC for several hotels together.',
  })
  today!: SalesFigures;

  @Field(() => Int, { description: 'Number of refunds that are due at front desks now.' })
  deskRefundsDue!: number;

  @Field(() => Float, {
    description: 'The sum of these refunds, in cents; a whole number up to 2^53.',
  })
  deskRefundsDueCents!: number;

  @Field(() => SalesFigures, { description: 'Figures for all requested days together.' })
  total!: SalesFigures;

  @Field(() => SalesFigures, { description: 'Figures for the same number of days before them.' })
  before!: SalesFigures;

  @Field(() => Int, { description: 'Disputes of payments that are open now.' })
  openDisputes!: number;

  @Field(() => Date, {
    nullable: true,
    description: 'When evidence about an open dispute is due first; null if none waits for evidence.',
  })
  evidenceDueBy!: Date | null;

  @ListSize(90)
  @Field(() => [SalesFigures], { description: 'Figures for each day, in order.' })
  days!: SalesFigures[];
}
