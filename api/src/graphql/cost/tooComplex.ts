import { GraphQLError } from 'graphql';
import type { Estimate } from './queryCost';

/** The error of an operation that asks for too much at once. */
export const tooComplex = (message: string, details: object = {}): GraphQLError =>
  new GraphQLError(message, {
    extensions: { code: 'QUERY_TOO_COMPLEX', ...details, http: { status: 400 } },
  });

/** The same for an operation that costs more than its caller may spend on one; says what it costs, and where. In points. */
export function costsTooMuch({ cost, dearest }: Estimate, max: number): GraphQLError {
  const most = dearest ? `, ${shown(dearest.cost)} of them for \`${dearest.path}\`` : '';
  return tooComplex(
    `This asks for too much at once: it would cost at least ${shown(cost)} points${most}, and one operation may cost ${shown(max)}. Ask for shorter lists, fewer nights or fewer fields, or use several requests.`,
    { cost: { requested: cost, max, dearest } },
  );
}

const shown = (points: number): string => Math.ceil(points).toLocaleString('en');
