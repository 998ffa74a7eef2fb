import { Field, Int, ObjectType, createUnionType } from 'type-graphql';
import { DoesNotExist } from '../../hotels/catalogue.problems';
import { RoomsOccupied } from './roomBlock.problems';

@ObjectType({ description: 'What was blocked, or can be booked again.', simpleResolvers: true })
export class BlockedNights {
  @Field(() => Int, { description: 'How many nights, of all room numbers together.' })
  nights!: number;
}

export const BlockNightsResult = createUnionType({
  name: 'BlockNightsResult',
  description: 'How many nights are blocked, or why none are.',
  types: () => [BlockedNights, RoomsOccupied, DoesNotExist] as const,
});
export const UnblockNightsResult = createUnionType({
  name: 'UnblockNightsResult',
  description: 'How many nights can be booked again, or why none can.',
  types: () => [BlockedNights, DoesNotExist] as const,
});
