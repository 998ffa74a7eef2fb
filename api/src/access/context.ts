import type { Pieces } from '../core/eventLoop';
import type { Loaders, RowBudget } from '../database/loaders';
import type { Viewer } from './policy';

/** What an operation may still use. */
export interface Budget extends RowBudget {
  /** What it does in turns with the operations of others. */
  readonly pieces: Pieces;
}

/** What resolvers share within one operation. */
export interface Context {
  viewer: Viewer | undefined;
  /** Id of the user whom this very request signed in; it has no viewer yet. */
  justSignedIn?: string;
  loaders: Loaders;
  /** What this operation may still use. */
  budget: Budget;
  /** The cookies of the request and its response; a socket has none. */
  cookies: Cookies;
  userAgent: string;
  /** The network address of the client; for limits. */
  address: string;
}

export interface Cookies {
  /** The refresh token that came with the request. */
  refreshToken: string | undefined;
  setRefreshToken(token: string, maxAgeSeconds: number | undefined): void;
  clearRefreshToken(): void;
  /** Sessions that the database has yet to end, whose refresh tokens are gone from the browser; see `endingSessionOf`. */
  endingSessions: readonly string[];
  setEndingSessions(sessions: readonly string[]): void;
  /** What tells the devices on which somebody has signed in before; stays after signing out. */
  device: string | undefined;
  setDevice(value: string): void;
}
