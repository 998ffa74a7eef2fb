import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { ListSize } from '../../core/cost.decorator';
import { NightScalar } from '../../core/night.scalar';
import { Id, Json, Moment, newId, Night, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { AccountBalance } from '../journal/journal.types';

@ObjectType({ description: 'What happened at a hotel in the days of one close.', simpleResolvers: true })
export class DayFigures {
  @Field(() => Int, { description: 'Room-nights sold.' })
  nightsSold!: number;

  @Field(() => Int, { description: 'Rooms of the hotel, times the days.' })
  nightsOffered!: number;

  @Field(() => Int, { description: 'Stays that were to begin.' })
  arrivals!: number;

  @Field(() => Int, {
    description: 'Of these, stays whose guests did not come: no-shows, and those not marked.',
  })
  notArrived!: number;

  @Field(() => Int, { description: 'Stays that were to end.' })
  departures!: number;

  @Field(() => Int, { description: 'Bookings with an open balance whose guests have left.' })
  openBookings!: number;

  @Field(() => Float, { description: 'The sum of these balances, in cents.' })
  openCents!: number;
}

/** A closed day of a hotel, or several that were closed together. Its figures never change. */
@ObjectType({
  description:
    'A closed day of a hotel, or several days that were closed together. Its figures never change: corrections are entries of a later day.',
  simpleResolvers: true,
})
@Entity('day_closes')
@Index('day_closes_day', ['hotelId', 'day'], { unique: true })
@Index('day_closes_list', ['hotelId', 'day', 'id'])
export class DayClose {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  /** No foreign key: the books outlive a deleted hotel. */
  @Ref()
  hotelId!: string;

  @Field(() => NightScalar, { description: 'The first day that it closes.' })
  @Night()
  from!: string;

  @Field(() => NightScalar, { description: 'The last day that it closes.' })
  @Night()
  day!: string;

  @Field(() => Date, { description: 'When it was closed.' })
  @Moment()
  at!: Date;

  @Ref()
  userId!: string;

  @Field(() => String, { nullable: true, description: 'A note of the person who closed it.' })
  @Text(500, { nullable: true })
  note!: string | null;

  @Field(() => DayFigures, { description: 'What happened.' })
  @Json()
  figures!: DayFigures;

  @ListSize(16)
  @Field(() => [AccountBalance], {
    description: 'The accounts of the books. The closing balances add up to zero.',
  })
  @Json()
  accounts!: AccountBalance[];
}

/** Builds a new close of a day. */
export const newDayClose = rowBuilder(DayClose, { id: newId });
