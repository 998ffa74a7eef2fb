import type { Cookies } from '../access/context';
import type { OperationContext } from './operationContext';
import type { Viewer } from '../access/policy';
import { noCookies } from '../http/cookies';
import { makeLoaders, type Loaders } from '../database/loaders';
import { budgetOf, type OperationBudget } from './cost/operationBudget';

interface Asking {
  viewer: Viewer | undefined;
  /** The network address of the caller; empty for the server itself. */
  address: string;
  /** The budget of the operation; by default that of its viewer. */
  budget?: OperationBudget;
  cookies?: Cookies;
  userAgent?: string;
}

/**
 * Makes the context of one operation for GraphQL over HTTP and sockets, rendered pages, exports, /api/v1 and Socket.IO.
 * Its loaders are made when the first row is loaded, since thousands of sockets keep a context and load nothing.
 */
export function makeContext({
  viewer,
  address,
  budget = budgetOf(viewer, address),
  cookies = noCookies,
  userAgent = '',
}: Asking): OperationContext {
  let loaders: Loaders | undefined;
  return {
    viewer,
    address,
    budget,
    cookies,
    userAgent,
    get loaders() {
      return (loaders ??= makeLoaders(budget));
    },
  };
}
