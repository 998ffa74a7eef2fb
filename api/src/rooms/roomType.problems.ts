import { Field, Int, ObjectType } from 'type-graphql';
import { ListSize } from '../core/cost.decorator';
import { Problem } from '../core/problems';

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
