import { useCallback, useContext } from 'react';
import {
  resolvePath,
  useLocation,
  useNavigate as useRouterNavigate,
  type NavigateOptions,
  type To,
} from 'react-router-dom';
import { PagePreload } from './pagePreload';
import { leaveFor } from './leaveGuard';

/**
 * Leads to an address, or some steps through the history, unless the page asks to stay. What it returns is over when the
 * code of the next page is there: a button that leads there is busy until then.
 */
export function useNavigate() {
  const navigate = useRouterNavigate();
  const preload = useContext(PagePreload);
  const { pathname: from } = useLocation();
  return useCallback(
    async (to: To | number, options: NavigateOptions = {}): Promise<void> => {
      if (typeof to === 'number') return navigate(to);
      const { pathname } = resolvePath(to, from);
      let isLeaving = false;
      leaveFor(pathname, options.state, () => {
        isLeaving = true;
        void navigate(to, options);
      });
      // a failure is told by the page itself
      if (isLeaving) await preload(pathname)?.catch(() => undefined);
    },
    [navigate, preload, from],
  );
}
