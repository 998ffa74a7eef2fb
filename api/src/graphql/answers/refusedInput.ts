import { GraphQLError, Kind, type TypeNode } from 'graphql';
import { ArgumentValidationError } from 'type-graphql';
import { BadInput, CrossSite, Refusal, TookTooLong } from '../../core/problems';
import type { RefusedInput } from '../../access/refusedInput';

/** Codes of errors that say that input was refused, if no resolver threw them. */
const KINDS: Partial<Record<string, RefusedInput>> = {
  GRAPHQL_PARSE_FAILED: 'document',
  GRAPHQL_VALIDATION_FAILED: 'document',
  OPERATION_RESOLUTION_FAILURE: 'document',
  QUERY_TOO_COMPLEX: 'document',
  BAD_USER_INPUT: 'variables',
  BAD_REQUEST: 'request',
};

/** The kind of input that an error refuses; undefined for refusals by business rules and for all other errors. */
export function kindOfRefused(thrown: unknown, code?: string): RefusedInput | undefined {
  if (thrown instanceof CrossSite) return 'crossSite';
  if (thrown instanceof ArgumentValidationError || thrown instanceof BadInput) return 'fields';
  if (code === undefined || thrown instanceof Refusal || thrown instanceof TookTooLong) return undefined;
  // Apollo Server's own words; it has no code of its own for this.
  if (code === 'BAD_REQUEST' && /Cross-Site Request Forgery/.test((thrown as Error).message))
    return 'crossSite';
  return KINDS[code];
}

/** The field of the schema that threw an error, or the input type that a variable does not fit. */
export function placeOfRefused(error: unknown): string | undefined {
  const node = error instanceof GraphQLError ? error.nodes?.[0] : undefined;
  // Only a field that was found in the schema has a path.
  if (node?.kind === Kind.FIELD && (error as GraphQLError).path) return node.name.value;
  return node?.kind === Kind.VARIABLE_DEFINITION ? nameOf(node.type) : undefined;
}

const nameOf = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);
