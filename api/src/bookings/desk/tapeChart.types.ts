import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ListSize } from '../../core/cost.decorator';
import { NightScalar } from '../../core/night.scalar';
import { Hotel } from '../../hotels/hotel.entity';
import { RoomNumber } from '../../rooms/roomNumber.entity';
import { Party } from '../../rooms/party.types';
import { StayState } from '../stay.entity';

/** Why nights are not free. */
export enum BarKind {
  CONFIRMED = 'CONFIRMED',
  HELD = 'HELD',
  CHANGE = 'CHANGE',
  BLOCKED = 'BLOCKED',
}
registerEnumType(BarKind, {
  name: 'BarKind',
  description: 'Why nights of a room number are not free.',
  valuesConfig: {
    CONFIRMED: { description: 'Booked and paid.' },
    HELD: { description: 'Held until the booking is paid.' },
    CHANGE: { description: 'Held for a change of a booking until the difference is paid.' },
    BLOCKED: { description: 'Blocked by staff.' },
  },
});

@ObjectType({ description: 'Consecutive nights of a room number that are not free.', simpleResolvers: true })
export class TapeBar {
  @Field(() => ID, { description: 'The room number.' })
  roomNumberId!: string;

  @Field(() => BarKind, { description: 'Why they are not free.' })
  kind!: BarKind;

  @Field(() => NightScalar, {
    description: 'First night: of the whole stay, or the first one requested.',
  })
  from!: string;

  @Field(() => NightScalar, {
    description: 'The day after the last night: of the whole stay, or the last one requested.',
  })
  to!: string;

  @Field(() => ID, { nullable: true, description: 'The booking; null for blocked nights.' })
  bookingId!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The stay; null for nights that are blocked, or held for a change.',
  })
  stayId!: string | null;

  @Field(() => StayState, {
    nullable: true,
    description: 'Whether the guests have arrived or left; null if there is no stay.',
  })
  state!: StayState | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of the room from which the guests come on the first day; null if they arrive.',
  })
  movedFrom!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of the room to which the guests move on the last day; null if they leave.',
  })
  movesTo!: number | null;

  @Field(() => String, { nullable: true, description: 'Who booked; null for blocked nights.' })
  guestName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Who arrives, if it is not the person who booked; null otherwise.',
  })
  leadGuestName!: string | null;

  @Field(() => Party, {
    nullable: true,
    description: 'Who stays; null for blocked nights, or if it is not known.',
  })
  party!: Party | null;

  @Field(() => Int, { description: 'What the guest still owes for the booking, in cents.' })
  owedCents!: number;

  @Field(() => ID, { nullable: true, description: 'The block; null for booked nights.' })
  blockId!: string | null;

  @Field(() => String, { nullable: true, description: 'Why they are blocked.' })
  reason!: string | null;

  @Field(() => Boolean, {
    description: 'True if the calendar of another site takes the nights; `reason` begins with its name.',
  })
  fromCalendar!: boolean;
}

@ObjectType({ description: 'A room type, as a group of rows of a tape chart.', simpleResolvers: true })
export class TapeGroup {
  @Field(() => ID, { description: 'The room type.' })
  roomTypeId!: string;

  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => Int, { description: 'How many room numbers it has.' })
  rooms!: number;
}

@ObjectType({
  description:
    'Part of the tape chart of a hotel: room numbers by room type, with their bookings and blocks.',
  simpleResolvers: true,
})
export class TapeChart {
  @Field(() => Hotel, { description: 'The hotel.' })
  hotel!: Hotel;

  @Field(() => NightScalar, { description: "Today's date at the hotel." })
  today!: string;

  @ListSize(8)
  @Field(() => [TapeGroup], { description: 'Its room types, cheapest first.' })
  groups!: TapeGroup[];

  @ListSize({ perRow: 1 })
  @Field(() => [RoomNumber], {
    description: 'The requested room numbers, by room type and then in order.',
  })
  rooms!: RoomNumber[];

  @ListSize({ perRow: 1, perNight: 0.2 })
  @Field(() => [TapeBar], { description: 'Their bookings and blocks, by room number and then in order.' })
  bars!: TapeBar[];
}
