import { Field, ObjectType } from 'type-graphql';
import { NightScalar } from '../../core/night.scalar';
import { RoomNumber } from '../roomNumber.entity';

@ObjectType({ description: 'Dates of a stay.', simpleResolvers: true })
export class Dates {
  @Field(() => NightScalar, { description: 'First night.' })
  checkIn!: string;

  @Field(() => NightScalar, { description: 'Day of departure.' })
  checkOut!: string;
}

@ObjectType({ description: 'A night of a room number that is taken.', simpleResolvers: true })
export class TakenNight {
  @Field(() => RoomNumber, { description: 'The room number.' })
  roomNumber!: RoomNumber;

  @Field(() => NightScalar, { description: 'The night.' })
  night!: string;
}
