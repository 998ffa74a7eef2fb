import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { isNight } from '../../../schema/nights';

function parse(value: unknown): string {
  if (typeof value === 'string' && isNight(value)) return value;
  throw new GraphQLError(
    `A night must be a calendar date written YYYY-MM-DD, not ${JSON.stringify(value)?.slice(0, 40)}.`,
  );
}

/** `Night` of the schema: a calendar date at the hotel, never an instant. */
export const NightScalar = new GraphQLScalarType<string, string>({
  name: 'Night',
  description: "A night at a hotel: the calendar date YYYY-MM-DD in the hotel's city. Ranges are [from, to).",
  serialize: (value) => String(value),
  parseValue: parse,
  parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : undefined),
});
