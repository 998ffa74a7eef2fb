import { GraphQLError, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
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
import { costProblem, maxCostOf, tooComplex, type Variables } from './queryCost';
import { variablesProblem } from './queryLimits';
import { rememberedCost } from './rememberedCost';

/**
 * What one caller runs at once costs at most this part of what one operation may; a larger one runs alone. It is thirty
 * milliseconds of processor for a guest: beside it others wait little.
 */
const SHARE_IN_FLIGHT = 0.25;

/** An operation that a caller wants to run. */
export interface Operation {
  schema: GraphQLSchema;
  /** Parsed, and valid for the schema. */
  document: DocumentNode;
  /** Undefined where the document has none of the name that was asked for. */
  operation: OperationDefinitionNode | undefined;
  variables: Variables | undefined;
  context: OperationContext;
  /** Reserves this many points on the operation's socket; false where its open operations leave too few of `max`. */
  reserve?: (cost: number, max: number) => boolean;
}

/** An operation that may run: what it costs, and what ends its turn. */
export interface Admission {
  cost: number;
  leave(): void;
}

/**
 * Decides whether an operation may run, the same for every way in: looks at its variables, estimates its cost, charges
 * it to the caller, and waits until the other operations of the caller leave room for it. Answers the error where it
 * may not; else call `leave` when the operation is over.
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
  const tooMuch = costProblem(cost, max) ?? (reserve?.(cost, max) === false ? tooMuchOnSocket() : undefined);
  if (tooMuch) return tooMuch;
  budget.pointsSpent = await spendPoints(viewer, address, Math.max(1, cost));
  if (budget.pointsSpent?.isRefused) return outOfPoints(budget.pointsSpent);
  // Without limits there is nobody to be fair to.
  const leave = budget.pointsSpent
    ? await enterInFlight(callerKey(viewer, address), Math.max(1, cost), max * SHARE_IN_FLIGHT)
    : () => undefined;
  return leave ? { cost, leave } : tooManyWaiting();
}

/** Spends points for a text that must be parsed and validated first; answers the error where too few points are left. */
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
  new GraphQLError('Too many of your requests wait already. Wait for some to be answered, then try again.', {
    extensions: { code: 'RATE_LIMITED', http: { status: 429 } },
  });

const tooMuchOnSocket = (): GraphQLError =>
  tooComplex(
    'The operations open on this socket cost too much together. Wait for some to end, then ask again.',
  );
