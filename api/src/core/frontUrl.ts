import { AsyncLocalStorage } from 'node:async_hooks';
import { config } from './config';

const asking = new AsyncLocalStorage<string>();

/** Runs what an existing client asks for: the links of mails that come of it lead to that client's own pages. */
export const forExistingClient = <T>(work: () => T): T =>
  asking.run(config.clientUrl ?? config.publicUrl, work);

/**
 * Where links to pages begin that every front has under the same path: sign-in, sign-up, a forgotten password. Other
 * pages are ours alone, and so are their links.
 */
export const frontUrl = (): string => asking.getStore() ?? config.publicUrl;
