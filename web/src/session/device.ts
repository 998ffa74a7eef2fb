const TRUST = 'trustThisDevice';
const PHOTO = 'profilePhoto';
const STAFF = 'staffMenu';
const THIS_TAB = 'signedInHere';
const OUTBOX = 'outbox:';
const OWNER = 'owner';
/** How the pages look says nothing of who looked at them. */
const APPEARANCE = 'appearance';
/** See owedSignOut.ts. */
export const OWED_SIGN_OUT = 'owedSignOut';
const STAYS = [APPEARANCE, OWED_SIGN_OUT];

/** Where this tab keeps what somebody has written and the server has not taken yet; gone once they sign out. */
export const outboxKey = (userId: string): string => `${OUTBOX}${userId}`;

/**
 * What this device remembers between pages: whether it is trusted, the profile photo and that the menu was the one
 * of an administrator, so that its place is there while the session is renewed (local storage),
 * and that this tab was signed in (session storage), so that a reload or the way back from the payment
 * page signs nobody out. The access token is never written down.
 */
export const device = {
  mayRenew: (): boolean => device.isTrusted() || read(sessionStorage, THIS_TAB) === true,
  /** Whether somebody stays signed in here after the browser was closed. */
  isTrusted: (): boolean => read(localStorage, TRUST) === true,
  /** Whether somebody signed in here and neither signed out nor was told that the session is over: a tab may know more. */
  wasSignedIn: (): boolean => localStorage.getItem(PHOTO) !== null,
  /** This tab belongs to the session of another one that is open. */
  joinSession: () => sessionStorage.setItem(THIS_TAB, 'true'),
  photo: (): string => {
    const photo = read(localStorage, PHOTO);
    return typeof photo === 'string' ? photo : '';
  },
  rememberTrust: (trusted: boolean) => localStorage.setItem(TRUST, JSON.stringify(trusted)),
  rememberViewer: (photo: string | null) => {
    sessionStorage.setItem(THIS_TAB, 'true');
    localStorage.setItem(PHOTO, JSON.stringify(photo ?? ''));
  },
  hasStaffMenu: (): boolean => read(localStorage, STAFF) === true,
  rememberStaffMenu: () => localStorage.setItem(STAFF, 'true'),
  /** Whose tab this is. What somebody else left in it, whose session ended without signing out, is forgotten. */
  rememberOwner: (userId: string) => {
    const before = read(sessionStorage, OWNER);
    if (before && before !== userId) sessionStorage.clear();
    sessionStorage.setItem(OWNER, JSON.stringify(userId));
  },
  /** Somebody has signed out: nothing stays of them, on a machine that others use after them. */
  forgetEverything: () => {
    for (const key of Object.keys(localStorage)) if (!STAYS.includes(key)) localStorage.removeItem(key);
    sessionStorage.clear();
  },
  /** A session has ended: what was chosen stays, for the sign-in that follows. */
  forget: () => {
    localStorage.removeItem(STAFF);
    localStorage.removeItem(TRUST);
    localStorage.removeItem(PHOTO);
    sessionStorage.removeItem(THIS_TAB);
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(OUTBOX)) sessionStorage.removeItem(key);
  },
};

function read(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}
