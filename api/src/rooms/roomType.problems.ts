import { Field, Int, ObjectType } from 'type-graphql';
import { Problem } from '../core/problems';

@ObjectType({ implements: Problem, description: 'A number is on another door of the hotel already.' })
export class RoomNumbersTaken extends Problem {
  static override readonly status = 409;

  @Field(() => [Int], { description: 'The numbers that are there.' })
  numbers: number[];

  constructor(numbers: number[]) {
    const [named, have] = [numbers.slice(0, 10).join(', '), numbers.length === 1 ? 'has' : 'have'];
    super(
      `The hotel ${numbers.length === 1 ? 'has a room' : 'has rooms'} ${named} already. Each number ${have} one door.`,
    );
    this.numbers = numbers;
  }
}

@ObjectType({ implements: Problem, description: 'The room type has no rooms of these numbers to remove.' })
export class NoSuchRoomNumbers extends Problem {
  static override readonly status = 404;

  @Field(() => [Int], { description: 'The numbers that it does not have.' })
  numbers: number[];

  constructor(numbers: number[]) {
    super(`This room type has no room ${numbers.slice(0, 10).join(', ')}.`);
    this.numbers = numbers;
  }
}
