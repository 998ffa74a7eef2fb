import { Field, ID, Int, ObjectType, createUnionType } from 'type-graphql';
import { fill } from '../../../schema/fill';
import { ListSize } from '../core/cost.decorator';
import { Problem } from '../core/problems';
import { DoesNotExist, NameTaken } from '../hotels/catalogue.types';
import { StaysInProgress } from '../users/staysInProgress.types';
import { Outdated } from '../users/version.types';
import { Hotel } from '../hotels/hotel.entity';
import { RoomType } from './roomType.entity';

@ObjectType({ implements: Problem, description: 'Another room of the hotel already has one of the numbers.' })
export class RoomNumbersTaken extends Problem {
  static override readonly status = 409;

  @ListSize(10)
  @Field(() => [Int], { description: 'The existing numbers.' })
  numbers: number[];

  constructor(numbers: number[]) {
    const named = numbers.slice(0, 10).join(', ');
    super(
      numbers.length === 1
        ? fill('The hotel already has a room {named}. Choose another number.', { named })
        : fill('The hotel already has rooms {named}. Choose other numbers.', { named }),
    );
    this.numbers = numbers;
  }
}

@ObjectType({ implements: Problem, description: 'The room type does not have the room numbers to remove.' })
export class NoSuchRoomNumbers extends Problem {
  static override readonly status = 404;

  @ListSize(10)
  @Field(() => [Int], { description: 'The missing numbers.' })
  numbers: number[];

  constructor(numbers: number[]) {
    super(fill('This room type has no room {numbers}.', { numbers: numbers.slice(0, 10).join(', ') }));
    this.numbers = numbers;
  }
}

@ObjectType({
  description: 'Confirms the deletion of a room type, with what it changed.',
  simpleResolvers: true,
})
export class DeletedRoomType {
  @Field(() => ID, { description: 'Its former reference.' })
  deletedId!: string;

  @Field(() => Hotel, { nullable: true, description: 'The hotel, with its updated cheapest price.' })
  hotel!: Hotel | null;
}

export const CreateRoomTypeResult = createUnionType({
  name: 'CreateRoomTypeResult',
  description: 'The new room type, or why it was not created.',
  types: () => [RoomType, NameTaken, DoesNotExist, RoomNumbersTaken] as const,
});
export const UpdateRoomTypeResult = createUnionType({
  name: 'UpdateRoomTypeResult',
  description: 'The updated room type, or why it was not changed.',
  types: () =>
    [
      RoomType,
      NameTaken,
      DoesNotExist,
      RoomNumbersTaken,
      NoSuchRoomNumbers,
      StaysInProgress,
      Outdated,
    ] as const,
});
export const DeleteRoomTypeResult = createUnionType({
  name: 'DeleteRoomTypeResult',
  description: 'Confirms the deletion, or says why not.',
  types: () => [DeletedRoomType, DoesNotExist, StaysInProgress] as const,
});
