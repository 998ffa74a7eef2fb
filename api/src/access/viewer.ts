import type { Duties } from './duties';
import type { Role } from './role.enum';
import type { Scope } from './scope.enum';

/** How a request came: an existing client at /api/v1 and Socket.IO, or everything else. */
export type Channel = 'website' | 'existingClient';

/** The user of a request, by a session or by an API key; read from the database at every request. */
export interface Viewer {
  id: string;
  /** The user's role; a key of staff without a scope for staff has the role INTERMEDIATE. */
  role: Role;
  /** What a team member may do, and where; undefined for other roles. */
  duties?: Duties;
  /** The hotel as whose owner an administrator acts; their role is TEAM for so long. */
  actsAsHotel?: string;
  /** Empty for an API key. */
  sessionId: string;
  /** When the session last proved that the owner is at the device; see proof.ts. */
  provenAt?: Date | null;
  /** True for a session that an existing client opened, and only at /api/v1 and Socket.IO: it cannot give a proof. */
  needsNoProof?: boolean;
  key?: ViewerKey;
}

/** The API key of a request. */
export interface ViewerKey {
  id: string;
  tokenHash: string;
  scopes: readonly Scope[];
  /** Whether it is a test key. */
  test?: boolean;
  /** When the key expires; null if it does not. */
  expiresAt: Date | null;
  /** The role of the key's owner, who may have more rights than the key. */
  ownerRole: Role;
  /** The duties of an owner on a team. */
  ownerDuties?: Duties | undefined;
  /** The hotels that the key is limited to; null for all of its owner. */
  hotelIds: readonly string[] | null;
}
