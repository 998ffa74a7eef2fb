import { ApolloLink } from '@apollo/client';
import { from, mergeMap } from 'rxjs';
import { Unreachable } from './reachability';

let httpLink: ApolloLink | undefined;
let loading: Promise<ApolloLink> | undefined;

/**
 * Loads what sends operations over HTTP. A page that came rendered asks for nothing at first: its first operation, or a
 * quiet moment, loads it. Where the file does not come, neither would an answer.
 */
export function loadHttpLink(): Promise<ApolloLink> {
  return (loading ??= import('./http').then(
    (module) => (httpLink = module.httpLink),
    (cause: unknown) => {
      loading = undefined;
      throw new Unreachable('The code that asks the server could not be loaded.', { cause });
    },
  ));
}

/** Sends operations over HTTP, once what sends them is there. */
export const lazyHttpLink = new ApolloLink((operation, forward) => {
  const send = (link: ApolloLink) => link.request(operation, forward);
  return httpLink ? send(httpLink) : from(loadHttpLink()).pipe(mergeMap(send));
});
