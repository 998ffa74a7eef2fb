import { hasDutyAt, hotelsWithDuty, isStaffRole } from './duties';
import { HotelDuty } from './duty.enum';
import type { Viewer } from './viewer';
import { Role } from './role.enum';
import { Scope } from './scope.enum';

/** A subject that belongs to a person. */
interface Owned {
  userId: string;
}
/** A subject that belongs to a hotel; null if its hotel is unknown, which only administrators may change. */
interface OfHotel {
  hotelId: string | null;
}
type MaybeViewer = Viewer | undefined;

/** A rule that grants a permission. */
export interface Rule {
  /** The rule in the words of schema/access.md. */
  words: string;
  /** True if the viewer may ask at all. Where the subject has an owner, each viewer who could be the owner may ask. */
  mayAsk(viewer: MaybeViewer): boolean;
}
/** A rule that depends on the subject: on its owner or on its hotel. */
export interface SubjectRule<Subject extends object> extends Rule {
  allows(viewer: MaybeViewer, subject: Subject): boolean;
  /** The part of the rule that depends on the hotel alone; a key whose only fitting scope is HOTEL has no more. */
  atHotel?: HotelRule;
}
type OwnerRule = SubjectRule<Owned>;
/** A rule that depends on the hotel of the subject. */
export interface HotelRule extends SubjectRule<OfHotel> {
  /** One of these duties at the hotel grants it; see includesDuty(). */
  duties: readonly HotelDuty[];
}

const isOwner = (viewer: MaybeViewer, { userId }: Owned): boolean =>
  viewer !== undefined && viewer.id === userId;

export const anyone: Rule = { words: 'anyone', mayAsk: () => true };
export const signedIn: Rule = { words: 'signed in', mayAsk: (viewer) => viewer !== undefined };
export const admin: Rule = { words: 'administrators', mayAsk: (viewer) => viewer?.role === Role.ADMIN };
/** Administrators and all members of teams, for what concerns no hotel. */
export const staff: Rule = {
  words: 'administrators, team members',
  mayAsk: (viewer) => isStaffRole(viewer?.role),
};
/** People who book and review. Staff manage hotels and do not book. */
export const customer: Rule = { words: 'customers', mayAsk: (viewer) => viewer?.role === Role.CUSTOMER };
/** People with what they booked, wrote and saved as customers, which stays theirs when they join a team. */
export const customerOrTeam: Rule = {
  words: 'customers, team members',
  mayAsk: (viewer) => viewer?.role === Role.CUSTOMER || viewer?.role === Role.TEAM,
};
export const owner: OwnerRule = { words: 'the owner', mayAsk: signedIn.mayAsk, allows: isOwner };
export const ownerOrAdmin: OwnerRule = {
  words: 'the owner, administrators',
  mayAsk: signedIn.mayAsk,
  allows: (viewer, subject) => admin.mayAsk(viewer) || isOwner(viewer, subject),
};
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

/**
 * The scopes, of which an API key needs one to use its owner's permission: the narrow scope to which the permission
 * belongs, and the wide one that has opened it from the beginning.
 */
export const { AVAILABILITY, BOOKINGS, CONTENT, CHAT, PROFILE, HOTEL, WEBHOOKS, READ, BOOK, STAFF } = Scope;
/** Every key may use it. */
export const ANY: readonly Scope[] = Object.values(Scope);
/**
 * Accounts, passwords, sessions and keys belong to people only, so that a leaked key cannot create access
 * that outlives it.
 */
export const NEVER: readonly Scope[] = [];

const wordsOf = (duties: readonly HotelDuty[]): string =>
  [HotelDuty.OWNER, ...(duties.length ? [HotelDuty.MANAGER] : []), ...duties]
    .filter((duty, index, all) => all.indexOf(duty) === index)
    .join(', ');

/**
 * Administrators, and members of the hotel's team who have one of the duties. Owners have every duty, managers every
 * duty that is named; without any, only owners.
 */
export const dutyAtHotel = (...duties: HotelDuty[]): HotelRule => ({
  words: `administrators; at their hotels ${wordsOf(duties)}`,
  duties,
  mayAsk: (viewer) =>
    admin.mayAsk(viewer) || (viewer !== undefined && hotelsWithDuty(viewer, duties).length > 0),
  allows: (viewer, { hotelId }) =>
    admin.mayAsk(viewer) || (viewer !== undefined && hasDutyAt(viewer, hotelId, duties)),
});

/**
 * A member of the chat: the membership's owner. A membership by a duty at a hotel ends with the duty; administrators
 * join chats of hotels as such.
 */
export const member: SubjectRule<Owned & OfHotel> = {
  words: 'members of the chat',
  mayAsk: signedIn.mayAsk,
  allows: (viewer, subject) =>
    isOwner(viewer, subject) &&
    (subject.hotelId === null || dutyAtHotel(HotelDuty.FRONT_DESK).allows(viewer, subject)),
};

/** The owner of the subject, and those of dutyAtHotel(). */
export const ownerOrDutyAtHotel = (...duties: HotelDuty[]): SubjectRule<Owned & OfHotel> => {
  const atHotel = dutyAtHotel(...duties);
  return {
    words: `the owner, ${atHotel.words}`,
    mayAsk: signedIn.mayAsk,
    atHotel,
    allows: (viewer, subject) => isOwner(viewer, subject) || atHotel.allows(viewer, subject),
  };
};
