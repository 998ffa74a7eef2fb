import type { Role } from './role.enum';
import type { Scope } from './scope.enum';

/** The user of a request, by a session or by an API key; read from the database at every request. */
export interface Viewer {
  id: string;
  /** The user's role; an administrator's key without the STAFF scope has the role INTERMEDIATE. */
  role: Role;
  /** Empty for an API key. */
  sessionId: string;
  key?: ViewerKey;
}

/** The API key of a request. */
interface ViewerKey {
  id: string;
  tokenHash: string;
  scopes: readonly Scope[];
  /** When the key expires; null if it does not. */
  expiresAt: Date | null;
  /** The role of the key's owner, who may have more rights than the key. */
  ownerRole: Role;
}
