import { AsyncLocalStorage } from 'node:async_hooks';
import { config } from './config';

const asking = new AsyncLocalStorage<string>();

/** Runs the work of a client of /api/v1: links in the mails that it sends lead to that client's own pages. */
export const forV1Client = <T>(work: () => T): T => asking.run(config.clientUrl ?? config.publicUrl, work);

/**
 * The origin of links to pages that every front end has at the same path: sign-in, sign-up and a forgotten
 * password. Links to other pages always use PUBLIC_URL.
 */
export const frontUrl = (): string => asking.getStore() ?? config.publicUrl;
