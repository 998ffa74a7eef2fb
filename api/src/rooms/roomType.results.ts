import { Field, ID, ObjectType, createUnionType } from 'type-graphql';
import { DoesNotExist, NameTaken } from '../hotels/catalogue.problems';
import { Outdated } from '../users/version.problems';
import { Hotel } from '../hotels/hotel.entity';
import { RoomType } from './roomType.entity';
import { NoSuchRoomNumbers, RoomNumbersTaken } from './roomType.problems';

@ObjectType({ description: 'The room type is gone; what it changed.', simpleResolvers: true })
export class DeletedRoomType {
  @Field(() => ID, { description: 'The reference it had.' })
  deletedId!: string;

  @Field(() => Hotel, { nullable: true, description: 'The hotel, with its cheapest price as it is now.' })
  hotel!: Hotel | null;
}

export const CreateRoomTypeResult = createUnionType({
  name: 'CreateRoomTypeResult',
  description: 'The new room type, or why there is none.',
  types: () => [RoomType, NameTaken, DoesNotExist, RoomNumbersTaken] as const,
});
export const UpdateRoomTypeResult = createUnionType({
  name: 'UpdateRoomTypeResult',
  description: 'The room type as it is now, or why it was not changed.',
  types: () => [RoomType, NameTaken, DoesNotExist, RoomNumbersTaken, NoSuchRoomNumbers, Outdated] as const,
});
export const DeleteRoomTypeResult = createUnionType({
  name: 'DeleteRoomTypeResult',
  description: 'That it is gone, or why it stays.',
  types: () => [DeletedRoomType, DoesNotExist] as const,
});
