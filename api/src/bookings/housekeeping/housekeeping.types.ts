import { MaxLength } from 'class-validator';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { ListSize } from '../../core/cost.decorator';
import { NightScalar } from '../../core/night.scalar';
import { RoomState } from '../../rooms/housekeeping/roomState.types';

@ObjectType({
  description: 'A room number with its work today: its status, and who leaves, stays or arrives.',
  simpleResolvers: true,
})
export class HousekeepingRoom {
  @Field(() => ID, { description: 'The id of the room number.' })
  id!: string;

  @Field(() => RoomState, { description: 'Its status, and who cleans it.' })
  state!: RoomState;

  @Field(() => String, { description: 'Title of its room type.' })
  title!: string;

  @Field(() => Int, {
    description:
      'Its floor: the one specified for the room, or the digits before the last two of its number.',
  })
  floor!: number;

  @Field(() => Boolean, { description: 'Whether guests have checked in and not left.' })
  occupied!: boolean;

  @Field(() => Boolean, { description: 'Whether its guests leave today, or should have left before.' })
  dueOut!: boolean;

  @Field(() => Boolean, { description: 'Whether its guests stay tonight and slept in it last night.' })
  stayOver!: boolean;

  @Field(() => Boolean, { description: 'Whether guests are expected in it today.' })
  arrival!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'The hour in which they are expected, see Booking.arrivalHour; null if it is not known.',
  })
  arrivalHour!: number | null;

  @Field(() => Int, { description: 'Repairs of the room that are open.' })
  openRepairs!: number;
}

@ObjectType({
  description: 'The rooms of a hotel with their housekeeping today, by number.',
  simpleResolvers: true,
})
export class Housekeeping {
  @Field(() => ID, { description: 'The hotel.' })
  hotelId!: string;

  @Field(() => String, { description: 'Its name.' })
  hotelName!: string;

  @Field(() => NightScalar, { description: "Today's date at the hotel." })
  today!: string;

  @ListSize(60)
  @Field(() => [HousekeepingRoom], { description: 'Its room numbers.' })
  rooms!: HousekeepingRoom[];
}

@ArgsType()
export class HousekeepingArgs {
  @Field(() => ID, { description: 'The hotel.' })
  @MaxLength(100)
  hotelId!: string;
}
