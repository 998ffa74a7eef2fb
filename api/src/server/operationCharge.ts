import { GraphQLError } from 'graphql';
import type { Viewer } from '../core/policy';
import { chargePoints, costExtension, secondsToReset, type Charge } from '../limits/points';
import { inWords } from '../limits/limit.problems';
import type { OperationBudget } from './operationBudget';

/** What a remembered answer costs: nothing is read for it. */
const REMEMBERED_COST = 1;

interface Asking {
  viewer: Viewer | undefined;
  address: string;
  budget: Pick<OperationBudget, 'charge'>;
}

/** Charges an operation before it runs, and keeps with its budget what was charged; answers the error where too few points are left. */
export async function chargeOperation(
  { viewer, address, budget }: Asking,
  cost: number,
): Promise<GraphQLError | undefined> {
  const charge = await chargePoints(viewer, address, Math.max(1, cost));
  budget.charge = charge;
  return charge?.isRefused ? outOfPoints(charge) : undefined;
}

/** Charges an answer that is remembered. */
export const chargeRemembered = (address: string): Promise<Charge | undefined> =>
  chargePoints(undefined, address, REMEMBERED_COST);

/** The error of an operation that costs more than its caller has left. */
export function outOfPoints(charge: Charge): GraphQLError {
  const wait = secondsToReset(charge);
  return new GraphQLError(
    `This costs ${charge.requested} points and ${charge.remaining} are left. Wait ${inWords(wait)}, then try again.`,
    { extensions: { code: 'RATE_LIMITED', cost: costExtension(charge), http: { status: 429 } } },
  );
}

/** The text of an answer with what it was charged, as the last of its members. */
export function withCost(body: string, charge: Charge | undefined): string {
  const end = body.lastIndexOf('}');
  if (!charge || end <= 0) return body;
  return `${body.slice(0, end)},"extensions":${JSON.stringify({ cost: costExtension(charge) })}${body.slice(end)}`;
}
