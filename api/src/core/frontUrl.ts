import { AsyncLocalStorage } from 'node:async_hooks';
import { config } from './config';
import { pageUrl } from './pageUrl';

const asking = new AsyncLocalStorage<string>();

/** Runs the work of a client of /api/v1: links in the mails that it sends lead to that client's own pages. */
export const forV1Client = <T>(work: () => T): T => asking.run(config.clientUrl ?? config.publicUrl, work);

/**
 * The address of a page that every front end has at the same path: sign-in, sign-up and a forgotten password. Links to other
 * pages use pageUrl().
 */
export function frontUrl(path: string): string {
  const origin = asking.getStore() ?? config.publicUrl;
  return origin === config.publicUrl ? pageUrl(path) : origin + path;
}
