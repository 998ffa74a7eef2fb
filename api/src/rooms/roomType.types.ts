import { Field, ID, Int, ObjectType, createUnionType } from 'type-graphql';
import { ListSize } from '../core/cost.decorator';
import { Problem } from '../core/problems';
import { DoesNotExist, NameTaken } from '../hotels/catalogue.types';
import { Outdated } from '../users/version.types';
import { Hotel } from '../hotels/hotel.entity';
import { RoomType } from './roomType.entity';

@ObjectType({ implements: Problem, description: 'Another room of the hotel has one of the numbers already.' })
export class RoomNumbersTaken extends Problem {
  static override readonly status = 409;

  @ListSize(10)
  @Field(() => [Int], { description: 'The numbers that are there.' })
  numbers: number[];

  constructor(numbers: number[]) {
    const named = numbers.slice(0, 10).join(', ');
    super(
      numbers.length === 1
        ? `The hotel has a room ${named} already. Choose another number.`
        : `The hotel has rooms ${named} already. Choose other numbers.`,
    );
    this.numbers = numbers;
  }
}

@ObjectType({ implements: Problem, description: 'The room type has no rooms of these numbers to remove.' })
export class NoSuchRoomNumbers extends Problem {
  static override readonly status = 404;

  @ListSize(10)
  @Field(() => [Int], { description: 'The numbers that it does not have.' })
  numbers: number[];

  constructor(numbers: number[]) {
    super(`This room type has no room ${numbers.slice(0, 10).join(', ')}.`);
    this.numbers = numbers;
  }
}

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
