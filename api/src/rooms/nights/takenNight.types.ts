import { Field, ObjectType } from 'type-graphql';
import { NightScalar } from '../../core/night.scalar';
import { RoomNumber } from '../roomNumber.entity';

@ObjectType({ description: 'A night of a room number that somebody else has.', simpleResolvers: true })
export class TakenNight {
  @Field(() => RoomNumber, { description: 'The room number.' })
  roomNumber!: RoomNumber;

  @Field(() => NightScalar, { description: 'The night.' })
  night!: string;
}
