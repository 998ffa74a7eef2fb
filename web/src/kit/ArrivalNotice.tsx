import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Notice } from './Notice';

/** What the page before did, shown once on the page it led to: `navigate(path, { state: { notice } })`. */
export function ArrivalNotice({ className }: { className?: string }) {
  const { state, key } = useLocation();
  const { notice } = (state ?? {}) as { notice?: string };
  useEffect(() => {
    if (notice) forgetNotice();
  }, [notice, key]);
  if (!notice) return null;
  return (
    <div className={className}>
      <Notice kind="success">{notice}</Notice>
    </div>
  );
}

/** The browser stores the state of an address: without this a reload, or going back, would show the notice again. */
function forgetNotice() {
  const { usr, ...state } = window.history.state ?? {};
  window.history.replaceState({ ...state, usr: { ...usr, notice: undefined } }, '');
}
