import type { SessionState } from './session';

const no = async () => false;
const nothing = async () => undefined;

/** The session of a visitor who is not signed in, for pages that the server renders. */
export const visitor: SessionState = {
  accessToken: () => undefined,
  status: () => 'signedOut',
  keptAt: () => undefined,
  subscribe: () => () => undefined,
  begin: nothing,
  end: nothing,
  endEverywhere: nothing,
  takeExit: () => undefined,
  signOut: nothing,
  owedSignOut: () => undefined,
  settleSignOut: () => undefined,
  restore: nothing,
  renew: no,
  prove: no,
};
