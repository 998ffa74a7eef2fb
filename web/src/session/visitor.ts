import type { SessionState } from './session';

const nothing = async () => undefined;

/** The session of somebody who is not signed in, where there is no browser. */
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
  renew: async () => false,
};
