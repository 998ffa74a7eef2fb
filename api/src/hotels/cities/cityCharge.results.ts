import { Field, Int, ObjectType, createUnionType } from 'type-graphql';
import { Problem } from '../../core/problems';
import { Outdated } from '../../users/version.problems';
import { City } from './city.entity';

@ObjectType({ description: 'A tax or fee as a line of a quote or a booking.', simpleResolvers: true })
export class ChargeLine {
  @Field(() => String, { description: 'What it is called.' })
  title!: string;

  @Field(() => Int, { description: 'Its amount, in cents.' })
  cents!: number;
}

@ObjectType({ implements: Problem, description: 'The taxes and fees are not valid; nothing was changed.' })
export class ChargesRefused extends Problem {
  @Field(() => Int, {
    nullable: true,
    description:
      'The position in the list of the one that is not valid, from 0; null where it is none of them.',
  })
  row: number | null;

  constructor({ row, message }: { row: number | null; message: string }) {
    super(message);
    this.row = row;
  }
}

export const UpdateCityChargesResult = createUnionType({
  name: 'UpdateCityChargesResult',
  description: 'The city with its new taxes and fees, or why they were refused.',
  types: () => [City, ChargesRefused, Outdated] as const,
});
