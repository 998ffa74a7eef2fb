import { createHash } from 'node:crypto';
import { GraphQLError, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { translated } from '../../../../schema/fill';
import { perApp } from '../../core/appState';
import type { OperationContext } from '../operationContext';
import type { Viewer } from '../../access/policy';
import { enterInFlight } from '../../access/limits/inFlight';
import {
  callerKey,
  spendPoints,
  costExtension,
  outOfPointsMessage,
  type PointsSpent,
} from '../../access/limits/points';
import { estimate, estimateCost, maxCostOf, type Variables } from './queryCost';
import { costsTooMuch, tooComplex } from './tooComplex';
import { variablesProblem } from './queryLimits';

/** Estimates by operation, limit and variables, since screens repeat the same operations. */
const estimates = perApp(() => new LRUCache<string, number>({ max: 5000 }));
/** A number for each parsed operation, as long as that exists. */
const numbers = perApp(() => ({ last: 0, of: new WeakMap<OperationDefinitionNode, number>() }));

/** The cache key of an estimate. It ignores variables that the operation does not declare. */
function keyOf(operation: OperationDefinitionNode, variables: Variables, limit: number): string {
  const known = numbers();
  let number = known.of.get(operation);
  if (number === undefined) known.of.set(operation, (number = ++known.last));
  const names = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
  const text = JSON.stringify(Object.fromEntries(names.map((name) => [name, variables[name]])));
  // Hashed, since the key would otherwise keep everything that a caller sends in memory.
  return `${number} ${limit} ${createHash('sha256').update(text).digest('base64url')}`;
}

/** Estimates the cost, or returns the cached estimate. */
function rememberedCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables = {},
  limit = Infinity,
): number {
  const key = keyOf(operation, variables, limit);
  const cost = estimates().get(key) ?? estimateCost(schema, document, operation, variables, limit);
  estimates().set(key, cost);
  return cost;
}

/**
 * The operations that one caller runs at once may cost together this part of the limit for one operation. A larger
 * operation runs alone. For a guest that is thirty milliseconds of processor time, so other callers wait little.
 */
const SHARE_IN_FLIGHT = 0.25;

/** Fields of a refused operation that are counted to explain its cost: a hostile document names very many. */
const EXPLAINED = 2000;

/** An operation that a caller wants to run. */
export interface Operation {
  schema: GraphQLSchema;
  /** Parsed and valid for the schema. */
  document: DocumentNode;
  /** Undefined if the document has no operation of the requested name. */
  operation: OperationDefinitionNode | undefined;
  variables: Variables | undefined;
  context: OperationContext;
  /** Reserves points on the operation's socket; false if its open operations leave too few of `max`. */
  reserve?: (cost: number, max: number) => boolean;
}

/** An operation that may run: its cost, and the function that ends its turn. */
export interface Admission {
  cost: number;
  leave(): void;
}

/**
 * Decides whether an operation may run, in the same way over HTTP and sockets. It checks the variables, estimates the
 * cost, charges the caller, and waits until the caller's other operations leave room. Returns the error of a refused
 * operation; otherwise call `leave` when the operation is over.
 */
export async function admit(asked: Operation): Promise<Admission | GraphQLError> {
  const { schema, document, operation, variables = {}, context, reserve } = asked;
  const { viewer, address, budget } = context;
  const wrong = variablesProblem(variables);
  if (wrong) return wrong;
  if (!operation) return { cost: 0, leave: () => undefined };
  if (operation.operation === 'mutation') budget.finishAlways();
  const max = maxCostOf(viewer);
  const cost = rememberedCost(schema, document, operation, variables, max);
  if (cost > max)
    return costsTooMuch(estimate(schema, document, operation, variables, Infinity, EXPLAINED), max);
  if (reserve?.(cost, max) === false) return tooMuchOnSocket();
  budget.pointsSpent = await spendPoints(viewer, address, Math.max(1, cost));
  if (budget.pointsSpent?.isRefused) return outOfPoints(budget.pointsSpent);
  // Without limits every operation runs at once.
  const leave = budget.pointsSpent
    ? await enterInFlight(callerKey(viewer, address), Math.max(1, cost), max * SHARE_IN_FLIGHT)
    : () => undefined;
  return leave ? { cost, leave } : tooManyWaiting();
}

/** Spends points on parsing and validating a text; returns the error if too few points are left. */
export async function spendOnReading(
  viewer: Viewer | undefined,
  address: string,
  cost: number,
): Promise<GraphQLError | undefined> {
  const spent = cost ? await spendPoints(viewer, address, cost) : undefined;
  return spent?.isRefused ? outOfPoints(spent) : undefined;
}

/** The error of an operation that costs more than its caller has left. */
export const outOfPoints = (spent: PointsSpent): GraphQLError =>
  new GraphQLError(outOfPointsMessage(spent), {
    extensions: { code: 'RATE_LIMITED', cost: costExtension(spent), http: { status: 429 } },
  });

const tooManyWaiting = (): GraphQLError =>
  new GraphQLError(
    translated('Too many of your requests are already waiting. Wait for some to finish, then try again.'),
    {
      extensions: { code: 'RATE_LIMITED', http: { status: 429 } },
    },
  );

const tooMuchOnSocket = (): GraphQLError =>
  tooComplex(
    translated(
      'The operations open on this socket cost too much together. Wait for some to end, then try again.',
    ),
  );
