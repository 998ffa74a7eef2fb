import type { Viewer } from './viewer';
import { Role } from './role.enum';
import { Scope } from './scope.enum';

interface Owned {
  userId: string;
}
type MaybeViewer = Viewer | undefined;

/** A rule that grants a permission. */
export interface Rule {
  /** The rule in the words of schema/access.md. */
  words: string;
  /** True if the viewer may ask at all. Where the subject has an owner, each viewer who could be the owner may ask. */
  mayAsk(viewer: MaybeViewer): boolean;
}
/** A rule that depends on the owner of the subject. */
export interface OwnerRule extends Rule {
  allows(viewer: MaybeViewer, subject: Owned): boolean;
}

const isOwner = (viewer: MaybeViewer, { userId }: Owned): boolean =>
  viewer !== undefined && viewer.id === userId;

export const anyone: Rule = { words: 'anyone', mayAsk: () => true };
export const signedIn: Rule = { words: 'signed in', mayAsk: (viewer) => viewer !== undefined };
export const admin: Rule = { words: 'administrators', mayAsk: (viewer) => viewer?.role === Role.ADMIN };
/** People who book and review. Staff manage hotels and do not book. */
export const customer: Rule = { words: 'customers', mayAsk: (viewer) => viewer?.role === Role.CUSTOMER };
export const owner: OwnerRule = { words: 'the owner', mayAsk: signedIn.mayAsk, allows: isOwner };
export const ownerOrAdmin: OwnerRule = {
  words: 'the owner, administrators',
  mayAsk: signedIn.mayAsk,
  allows: (viewer, subject) => admin.mayAsk(viewer) || isOwner(viewer, subject),
};
/** A member of the chat: the membership's owner. */
export const member: OwnerRule = { ...owner, words: 'members of the chat' };
export const owningCustomer: OwnerRule = {
  words: 'the owner who is a customer',
  mayAsk: customer.mayAsk,
  allows: (viewer, subject) => customer.mayAsk(viewer) && isOwner(viewer, subject),
};

/** The permission asks for a proof that the owner is at the device; see proof.ts. */
export const PROOF = 'PROOF';
/** The same, and the service accepts the current password of the input as well; see requireOwner(). */
export const PROOF_OR_PASSWORD = 'PROOF_OR_PASSWORD';
export type ProofRule = typeof PROOF | typeof PROOF_OR_PASSWORD;

/** The scopes of which an API key needs one to use its owner's permission. */
export const READ = [Scope.READ];
export const BOOK = [Scope.BOOK];
export const STAFF = [Scope.STAFF];
export const BOOK_OR_STAFF = [Scope.BOOK, Scope.STAFF];
/**
 * Accounts, passwords, sessions and keys belong to people only, so that a leaked key cannot create access
 * that outlives it.
 */
export const NEVER: Scope[] = [];
