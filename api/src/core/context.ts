import type { Loaders } from '../server/loaders';
import type { OperationBudget } from '../server/operationBudget';
import type { Viewer } from './policy';

/** What a resolver is given beside its arguments. */
export interface Context {
  viewer: Viewer | undefined;
  /** Id of the person who signed in by this very request, before which there was no viewer. */
  justSignedIn?: string;
  loaders: Loaders;
  /** What this operation may still take. */
  budget: OperationBudget;
  /** Sets or clears the cookies of the answer; over the socket there is none. */
  cookies: Cookies;
  userAgent: string;
  /** Where the request comes from; for limits. */
  address: string;
}

export interface Cookies {
  /** The refresh token that came with the request. */
  refreshToken: string | undefined;
  keepRefreshToken(token: string, maxAgeSeconds: number | undefined): void;
  dropRefreshToken(): void;
}
