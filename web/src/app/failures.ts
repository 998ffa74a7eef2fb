import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import type { Failure } from '../apollo/failureLink';
import { useNavigate } from '../kit/navigation/hooks';
import { paths } from '../paths';
import { returnPath } from '../session/returnPath';

type Where = Pick<Location, 'pathname' | 'search' | 'state'>;

const ERROR_PAGES = [paths.handleError(), paths.somethingWentWrong()];

/** Tells the app of calls that failed. */
export class Failures {
  private listener?: (failure: Failure) => void;

  readonly tell = (failure: Failure): void => this.listener?.(failure);

  /** Returns what ends it. */
  subscribe(listener: (failure: Failure) => void): () => void {
    this.listener = listener;
    return () => (this.listener = undefined);
  }
}

/** Leads to the page of a failed call. */
export function useFailurePages(failures: Failures): void {
  const location = useLocation();
  const navigate = useNavigate();
  const where = useRef<Where>(location);
  useLayoutEffect(() => {
    where.current = location;
  }, [location]);
  const show = useEffectEvent((failure: Failure) => {
    const next = failurePage(failure, where.current);
    if (!next) return;
    where.current = { pathname: next.to.split('?')[0]!, search: '', state: next.state };
    void navigate(next.to, { state: next.state });
  });
  useEffect(() => failures.subscribe((failure) => show(failure)), [failures]);
}

/**
 * The page that tells of a failure, and its state. Of several calls that fail at once the first one is told, with where it
 * happened: a page that tells of a failure is never where one goes back to. A server that was not reached is told on the
 * page itself.
 */
export function failurePage({ message, code, isUnreachable }: Failure, { pathname, search, state }: Where) {
  if (isUnreachable) return undefined;
  const isTold = ERROR_PAGES.includes(pathname);
  const from = isTold ? (state as { from?: string } | null)?.from : pathname + search;
  if (code === 'UNAUTHENTICATED') return { to: paths.login(returnPath(from)), state: { from } };
  if (isTold) return undefined;
  return message
    ? { to: paths.handleError(), state: { message, from } }
    : { to: paths.somethingWentWrong(), state: { from } };
}
