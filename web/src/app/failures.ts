import type { Location, NavigateOptions } from 'react-router-dom';
import type { Failure } from '../apollo/failureLink';
import { paths } from '../paths';
import { returnPath } from '../session/returnPath';

/** What is needed of the navigation. */
interface Whereabouts {
  whereTo: Location;
  navigate(to: string, options: NavigateOptions): unknown;
}

const ERROR_PAGES = [paths.handleError(), paths.somethingWentWrong()];

/**
 * Leads to the page of a failed call. Of several that fail at once the first one is told, with where it happened: a page
 * that tells of a failure is never where one goes back to. A server that was not reached is told on the page itself.
 */
export function showFailure(navigation: Whereabouts, { message, code, isUnreachable }: Failure): void {
  if (isUnreachable) return;
  const { pathname, search, state } = navigation.whereTo;
  const isTold = ERROR_PAGES.includes(pathname);
  const from = isTold ? (state as { from?: string } | null)?.from : pathname + search;
  if (code === 'UNAUTHENTICATED')
    void navigation.navigate(paths.login(returnPath(from)), { state: { from } });
  else if (isTold) return;
  else if (message) void navigation.navigate(paths.handleError(), { state: { message, from } });
  else void navigation.navigate(paths.somethingWentWrong(), { state: { from } });
}
