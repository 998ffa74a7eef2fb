import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from './ConfirmDialog';

/**
 * Asks once before a page is left on which something is unsaved: by our own dialog within Staybook, by the browser's where
 * the tab is closed or loaded anew. What leads on with a notice has just saved it. Returns the dialog while it asks.
 */
export function useLeaveGuard(isUnsaved: boolean) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const { notice } = (nextLocation.state ?? {}) as { notice?: string };
    return isUnsaved && !notice && currentLocation.pathname !== nextLocation.pathname;
  });
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title="Leave without saving?"
      cancel="Stay"
      confirm="Leave"
      isSending={false}
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    >
      What you have filled in here is not saved.
    </ConfirmDialog>
  );
}
