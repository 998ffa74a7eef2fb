import { ArrayMaxSize, IsInt, IsOptional, Max, Min } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { fill } from '../../../schema/fill';
import { PARTY } from '../../../schema/party';
import { ListSize } from '../core/cost.decorator';

const ADULTS = { message: () => fill('Choose 1 to {most} adults', { most: PARTY.adults }) };
const AGES = {
  each: true,
  message: () => fill('The age of a child is 0 to {most} years', { most: PARTY.oldestChild }),
};

/** The ages of children of an input. */
export const ChildrenAges =
  (description: string): PropertyDecorator =>
  (target, key) => {
    Field(() => [Int], { nullable: true, description })(target, key);
    IsOptional()(target, key);
    ArrayMaxSize(PARTY.children, {
      message: () => fill('A booking has at most {most} children', { most: PARTY.children }),
    })(target, key);
    Min(0, AGES)(target, key);
    Max(PARTY.oldestChild, AGES)(target, key);
  };

@InputType({ description: 'Who stays.' })
export class PartyInput {
  @Field(() => Int, { description: `Number of adults, 1 to ${PARTY.adults}.` })
  @IsInt(ADULTS)
  @Min(1, ADULTS)
  @Max(PARTY.adults, ADULTS)
  adults!: number;

  @ChildrenAges(
    `The age of each child on the day of arrival, in years, 0 to ${PARTY.oldestChild}; at most ${PARTY.children} children. None by default.`,
  )
  childrenAges?: number[] | null;
}

@ObjectType({ description: 'Who stays. Each child counts as a guest.', simpleResolvers: true })
export class Party {
  @Field(() => Int, { description: 'Number of adults.' })
  adults!: number;

  @ListSize(2)
  @Field(() => [Int], { description: 'The age of each child on the day of arrival, in years.' })
  childrenAges!: number[];
}
