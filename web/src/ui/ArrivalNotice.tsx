import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Notice } from './Notice';

/** What the page before did, told once on the page it led to: `navigate(path, { state: { notice } })`. */
export function ArrivalNotice() {
  const { state, key } = useLocation();
  const { notice } = (state ?? {}) as { notice?: string };
  useEffect(() => {
    if (notice) forgetNotice();
  }, [notice, key]);
  return notice ? <Notice kind="success">{notice}</Notice> : null;
}

/** The browser keeps what an address came with: a page loaded again, or come back to, has no news. */
function forgetNotice() {
  const { usr, ...kept } = window.history.state ?? {};
  window.history.replaceState({ ...kept, usr: { ...usr, notice: undefined } }, '');
}
