import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { LIMITS } from '../../../../schema/limits';
import { now } from '../../core/clock';
import { NightScalar } from '../../core/night.scalar';
import { BelongsTo, Cents, Flag, Id, Json, Moment, newId, Night, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { Booking } from '../booking.entity';
import type { SoldCharge } from '../bookingCharge.entity';
import type { SoldNight } from '../stay.entity';

/** A stay as it was before it ended early. */
export interface StayBefore {
  id: string;
  roomNumberId: string | null;
  roomTypeId: string | null;
  number: number;
  title: string;
  checkIn: string;
  checkOut: string;
  nightPrices: SoldNight[];
  state: string;
  /** When staff set its state, as an ISO string. */
  stateAt: string | null;
  /** The stay in which the guests go on in another room. */
  nextStayId?: string | null;
  /** The calendar of another site from which the guests come, and what names their event there. */
  calendarId?: string | null;
  eventKey?: string | null;
}

/** What an early end took away: the stays, charges and price before it. */
export interface EndedBefore {
  stays: StayBefore[];
  charges: SoldCharge[];
  totalCents: number;
  /** What it took off what the guest owed; nothing if absent. */
  creditedCents?: number;
  /** What of a loss to a dispute the hotel made up for by what it kept; nothing if absent. */
  restoredLossCents?: number;
  /** The price that it left. */
  keptCents: number;
}

@ObjectType({
  description: 'The early end of a stay: its nights from a day on are on sale again.',
  simpleResolvers: true,
})
@Entity('stay_endings')
@Index('stay_endings_booking', ['bookingId', 'id'])
export class StayEnding {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  @Ref()
  bookingId!: string;

  @BelongsTo(() => Booking, 'bookingId', 'stay_endings_of_booking', 'CASCADE')
  bookingRow?: Booking;

  @Field(() => Date, { description: 'When staff ended it.' })
  @Moment()
  endedAt!: Date;

  @Field(() => NightScalar, { description: 'The first night that is on sale again, at the hotel.' })
  @Night()
  fromNight!: string;

  @Field(() => Boolean, { description: 'Whether the guests never came.' })
  @Flag()
  noShow!: boolean;

  @Field(() => Int, { description: 'What was refunded for these nights, in cents.' })
  @Cents()
  refundCents!: number;

  @Field(() => String, { nullable: true, description: 'The reason that staff gave.' })
  @Text(LIMITS.cancellationReason, { nullable: true })
  reason!: string | null;

  @Json()
  stateBefore!: EndedBefore;

  @Field(() => Date, { nullable: true, description: 'When staff took it back; null if they did not.' })
  @Moment({ nullable: true })
  undoneAt!: Date | null;
}

/** Builds a new early end of a stay. */
export const newStayEnding = rowBuilder(StayEnding, { id: newId, endedAt: now, undoneAt: null });
