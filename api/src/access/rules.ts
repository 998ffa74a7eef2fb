import type { Viewer } from './viewer';
import { Role } from './role.enum';
import { Scope } from './scope.enum';

interface Owned {
  userId: string;
}
type MaybeViewer = Viewer | undefined;

/** Whom a permission is given to. */
export interface Rule {
  /** In the words of schema/access.md. */
  words: string;
  /** Whether the viewer may ask for it at all; of what has an owner, anybody who could be that owner. */
  mayAsk(viewer: MaybeViewer): boolean;
}
/** A rule that depends on whose the thing is. */
export interface OwnerRule extends Rule {
  allows(viewer: MaybeViewer, thing: Owned): boolean;
}

const isOwner = (viewer: MaybeViewer, { userId }: Owned): boolean =>
  viewer !== undefined && viewer.id === userId;

export const anyone: Rule = { words: 'anyone', mayAsk: () => true };
export const signedIn: Rule = { words: 'signed in', mayAsk: (viewer) => viewer !== undefined };
export const admin: Rule = { words: 'administrators', mayAsk: (viewer) => viewer?.role === Role.ADMIN };
/** Those who book and review: staff look after hotels, and stay in none. */
export const customer: Rule = { words: 'customers', mayAsk: (viewer) => viewer?.role === Role.CUSTOMER };
export const owner: OwnerRule = { words: 'the owner', mayAsk: signedIn.mayAsk, allows: isOwner };
export const ownerOrAdmin: OwnerRule = {
  words: 'the owner, administrators',
  mayAsk: signedIn.mayAsk,
  allows: (viewer, thing) => admin.mayAsk(viewer) || isOwner(viewer, thing),
};
/** A member of the chat, who is the owner of a membership. */
export const member: OwnerRule = { ...owner, words: 'members of the chat' };
export const owningCustomer: OwnerRule = {
  words: 'the owner who is a customer',
  mayAsk: customer.mayAsk,
  allows: (viewer, thing) => customer.mayAsk(viewer) && isOwner(viewer, thing),
};

/** The scopes of which an API key needs one to use its owner's permission. */
export const READ = [Scope.READ];
export const BOOK = [Scope.BOOK];
export const STAFF = [Scope.STAFF];
export const BOOK_OR_STAFF = [Scope.BOOK, Scope.STAFF];
/** Accounts, passwords, sessions and keys belong to people: a key that leaks makes nothing that outlives it. */
export const NEVER: Scope[] = [];
