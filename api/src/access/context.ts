import type { Pieces } from '../core/eventLoop';
import type { Loaders, RowBudget } from '../database/loaders';
import type { Viewer } from './policy';

/** The remaining budget of an operation. */
interface Budget extends RowBudget {
  /** Runs work one after another with other operations of the same caller. */
  readonly pieces: Pieces;
}

/** The state that resolvers share within one operation. */
export interface Context {
  viewer: Viewer | undefined;
  /** The id of the user that this request signed in; the request itself has no viewer yet. */
  justSignedIn?: string;
  loaders: Loaders;
  /** The remaining budget of this operation. */
  budget: Budget;
  /** The cookies of the request and its response; undefined on a socket. */
  cookies: Cookies;
  userAgent: string;
  /** The network address of the client, for limits. */
  address: string;
}

export interface Cookies {
  /** The refresh token of the request. */
  refreshToken: string | undefined;
  setRefreshToken(token: string, maxAgeSeconds: number | undefined): void;
  clearRefreshToken(): void;
  /**
   * Sessions that the database must still end; the browser no longer has their tokens. See `endingSessionOf`.
   */
  endingSessions: readonly string[];
  setEndingSessions(sessions: readonly string[]): void;
  /** The cookie that identifies devices with an earlier sign-in; it remains after signing out. */
  device: string | undefined;
  setDevice(value: string): void;
}
