import type { Role } from './role.enum';
import type { Scope } from './scope.enum';

/** The user who asks, by a session or by an API key; read from the database at every request. */
export interface Viewer {
  id: string;
  /** What the user may do; with a key of an administrator that is not for staff, what all signed-in people may. */
  role: Role;
  /** Empty with a key. */
  sessionId: string;
  key?: ViewerKey;
}

/** The API key by which a viewer asks. */
interface ViewerKey {
  id: string;
  tokenHash: string;
  scopes: readonly Scope[];
  /** When it ends; null where it does not. */
  expiresAt: Date | null;
  /** The role of its owner, who may be able to do more than the key. */
  ownerRole: Role;
}
