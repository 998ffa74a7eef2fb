const TRUST = 'trustThisDevice';
const PHOTO = 'profilePhoto';
const STAFF = 'staffMenu';
const THIS_TAB = 'signedInHere';

/**
 * What this device remembers between pages: whether it is trusted, the profile photo and that the menu was the one
 * of an administrator, so that its place is there while the session is renewed (local storage),
 * and that this tab was signed in (session storage), so that a reload or the way back from the payment
 * page signs nobody out. The access token is never written down.
 */
export const device = {
  mayRenew: (): boolean => read(localStorage, TRUST) === true || read(sessionStorage, THIS_TAB) === true,
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
  forget: () => {
    localStorage.removeItem(STAFF);
    localStorage.removeItem(TRUST);
    localStorage.removeItem(PHOTO);
    sessionStorage.removeItem(THIS_TAB);
  },
};

function read(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}
