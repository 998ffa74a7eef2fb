import { useEffect } from 'react';
import { ConfirmDialog } from './ConfirmDialog';
import { useLeaving } from './navigation/hooks';

/**
 * Asks once before a page is left on which something is unsaved: by our own dialog within Staybook, by the browser's where
 * the tab is closed or loaded anew. What leads on with a notice has just saved it. Returns the dialog while it asks.
 * `onLeave` runs where the person leaves.
 */
export function useLeaveGuard(isUnsaved: boolean, onLeave?: () => void) {
  const leaving = useLeaving((from, to) => {
    const { notice } = (to.state ?? {}) as { notice?: string };
    return isUnsaved && !notice && from.pathname !== to.pathname;
  });
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  if (!leaving) return null;
  return (
    <ConfirmDialog
      title="Leave without saving?"
      cancel="Stay"
      confirm="Leave"
      isSending={false}
      onConfirm={() => {
        onLeave?.();
        leaving.leave();
      }}
      onClose={leaving.stay}
    >
      What you have filled in here is not saved.
    </ConfirmDialog>
  );
}
