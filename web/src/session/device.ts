const TRUST = 'trustThisDevice';
const PHOTO = 'profilePhoto';
const STAFF = 'staffMenu';
const THIS_TAB = 'signedInHere';
const OUTBOX = 'outbox';
const OWNER = 'owner';
/** These say nothing about the person, so they stay after a sign-out. */
const APPEARANCE = 'appearance';
const CURRENCY = 'currency';
/** See owedSignOut.ts. */
export const OWED_SIGN_OUT = 'owedSignOut';
const KEPT_KEYS = [APPEARANCE, CURRENCY, OWED_SIGN_OUT];

/** The key under which this tab keeps unsent messages. A sign-out removes them. */
export const outboxKey = (userId: string): string => `${OUTBOX}:${userId}`;

/**
 * The state that this device remembers between pages. Local storage holds whether the device is trusted, the profile
 * photo, and whether to reserve room for the staff menu while the session is renewed. Session storage holds whether this
 * tab was signed in, so that a reload or a return from the payment page does not sign out. The access token is never
 * stored.
 */
export const device = {
  mayRenew: (): boolean => device.isTrusted() || read(sessionStorage, THIS_TAB) === true,
  /** True if the person stays signed in here after the browser is closed. */
  isTrusted: (): boolean => read(localStorage, TRUST) === true,
  /** True if someone signed in here and the session has not ended since; another tab may be signed in. */
  wasSignedIn: (): boolean => localStorage.getItem(PHOTO) !== null,
  /** Adds this tab to the session of another open tab. */
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
  /** Stores who uses this tab. Clears the state of another person whose session ended without a sign-out. */
  rememberOwner: (userId: string) => {
    const before = read(sessionStorage, OWNER);
    if (before && before !== userId) sessionStorage.clear();
    sessionStorage.setItem(OWNER, JSON.stringify(userId));
  },
  /** After a sign-out: clears everything about the person, since others may use this device. */
  clearEverything: () => {
    for (const key of Object.keys(localStorage)) if (!KEPT_KEYS.includes(key)) localStorage.removeItem(key);
    sessionStorage.clear();
  },
  /** After a session has ended: clears the session but keeps the person's selections for the next sign-in. */
  clearSession: () => {
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
