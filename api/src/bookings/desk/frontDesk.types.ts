import { MaxLength } from 'class-validator';
import { ArgsType, Field, ID, InputType, ObjectType, createUnionType } from 'type-graphql';
import { fill } from '../../../../schema/fill';
import { ListSize } from '../../core/cost.decorator';
import { LIMITS } from '../../../../schema/limits';
import { Booking } from '../booking.entity';
import { Stay } from '../stay.entity';
import { NightScalar } from '../../core/night.scalar';
import { Problem } from '../../core/problems';
import { StayAction } from './stayActions';

@ObjectType({ description: 'A stay as the front desk sees it.', simpleResolvers: true })
export class DeskStay {
  @Field(() => ID, { description: 'Reference of the stay.' })
  id!: string;

  @Field(() => Stay, { description: 'The stay.' })
  stay!: Stay;

  @Field(() => Booking, { description: 'The booking that it is part of.' })
  booking!: Booking;

  @ListSize(2)
  @Field(() => [StayAction], { description: 'What can be done with it now.' })
  actions!: StayAction[];
}

@ObjectType({
  description:
    'Arrivals, departures, room moves and guests in house on a day at a hotel; confirmed bookings only, by room number.',
  simpleResolvers: true,
})
export class FrontDesk {
  hotelId!: string;

  timeZone!: string;

  @Field(() => NightScalar, { description: "Today's date at the hotel." })
  today!: string;

  @Field(() => NightScalar, { description: 'The day that is shown.' })
  day!: string;

  @ListSize(30)
  @Field(() => [DeskStay], {
    description:
      'Stays that begin on the day; for today also earlier ones whose guests have not arrived. Guests who only change rooms are in roomMoves.',
  })
  arrivals!: DeskStay[];

  @ListSize(5)
  @Field(() => [DeskStay], {
    description:
      'Stays to which guests move on the day from another room of the hotel; for today also earlier moves that they have not made. The other room is Stay.movedFrom.',
  })
  roomMoves!: DeskStay[];

  @ListSize(30)
  @Field(() => [DeskStay], {
    description:
      'Stays that end on the day; for today also those of the last 30 days that have not been checked out. Guests who only change rooms are in roomMoves.',
  })
  departures!: DeskStay[];

  @ListSize(60)
  @Field(() => [DeskStay], {
    description:
      'For today, stays whose guests have checked in; for other days, stays that include its night.',
  })
  inHouse!: DeskStay[];
}

@ArgsType()
export class FrontDeskArgs {
  @Field(() => ID, { description: 'The hotel.' })
  @MaxLength(100)
  hotelId!: string;

  @Field(() => NightScalar, { nullable: true, description: 'The day; today at the hotel by default.' })
  day?: string | null;
}

@InputType({ description: 'A stay at the front desk.' })
export class StayStateInput {
  @Field(() => ID, { description: 'Reference of the stay.' })
  @MaxLength(100)
  stayId!: string;
}

@InputType({ description: 'A note on a booking.' })
export class AddBookingNoteInput {
  @Field(() => ID, { description: 'Id of the booking.' })
  @MaxLength(100)
  bookingId!: string;

  @Field(() => String, {
    description: `The note, for staff only; up to ${LIMITS.shortText} characters.`,
  })
  @MaxLength(LIMITS.shortText, {
    message: () => fill('A note can have at most {most} characters', { most: LIMITS.shortText }),
  })
  text!: string;
}

@ObjectType({
  implements: Problem,
  description: 'This cannot be done with the stay or the booking in its current state.',
})
export class FrontDeskRefused extends Problem {
  static override readonly status = 409;
}

export const StayStateResult = createUnionType({
  name: 'StayStateResult',
  description: 'The updated stay, or why it was not changed.',
  types: () => [DeskStay, FrontDeskRefused] as const,
});

export const AddBookingNoteResult = createUnionType({
  name: 'AddBookingNoteResult',
  description: 'The booking with its notes, or why the note was not written.',
  types: () => [Booking, FrontDeskRefused] as const,
});
