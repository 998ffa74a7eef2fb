import { splitLanguage } from '../../../schema/language';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ConfirmDialog } from './ConfirmDialog';
import { guardWith } from './navigation/leaveGuard';
import * as texts from './texts';

/**
 * Asks once before a page is left on which something is unsaved: by our own dialog for links, our own code and steps
 * through the history, by the browser's where the tab is closed or reloaded. What leads on with a notice has just saved it.
 * `onLeave` runs where the person leaves. Returns the dialog while it asks.
 */
export function useLeaveGuard(isUnsaved: boolean, onLeave?: () => void) {
  const [leaving, setLeaving] = useState<{ leave: () => void }>();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // once left, nothing asks again
  const [isAllowed, setAllowed] = useState(false);
  const isGuarded = isUnsaved && !isAllowed;

  /** Whether it asks; `leave` is called when the answer is yes. */
  const ask = useEffectEvent((to: string, state: unknown, leave: () => void): boolean => {
    const { notice } = (state ?? {}) as { notice?: string };
    if (notice || to === pathname) return false;
    setLeaving({ leave });
    return true;
  });
  const onLink = useEffectEvent((event: MouseEvent) => {
    const link = linkOf(event);
    if (!link) return;
    const { search, hash } = link;
    const to = splitLanguage(link.pathname).path;
    const leave = () => (link.isConnected ? link.click() : void navigate(to + search + hash));
    if (!ask(to, undefined, leave)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  const onStep = useEffectEvent((event: NavigateEvent) => {
    const { navigationType, cancelable, destination } = event;
    if (navigationType !== 'traverse' || !cancelable) return;
    const leave = () => void window.navigation.traverseTo(destination.key);
    if (ask(splitLanguage(new URL(destination.url).pathname).path, undefined, leave)) event.preventDefault();
  });

  useEffect(() => {
    if (!isGuarded) return;
    const onClose = (event: BeforeUnloadEvent) => event.preventDefault();
    const end = guardWith((to, state, leave) => ask(to, state, leave));
    const onClick = (event: MouseEvent) => onLink(event);
    const onNavigate = (event: NavigateEvent) => onStep(event);
    window.addEventListener('beforeunload', onClose);
    document.addEventListener('click', onClick, true);
    // browsers without it leave at a step back, without a question
    const { navigation } = window as Partial<Window>;
    navigation?.addEventListener('navigate', onNavigate);
    return () => {
      end();
      window.removeEventListener('beforeunload', onClose);
      document.removeEventListener('click', onClick, true);
      navigation?.removeEventListener('navigate', onNavigate);
    };
  }, [isGuarded]);

  useEffect(() => {
    if (isAllowed) leaving?.leave();
  }, [isAllowed, leaving]);

  if (!leaving || isAllowed) return null;
  return (
    <ConfirmDialog
      title={texts.leaveWithoutSaving}
      cancel={texts.stay}
      confirm={texts.leave}
      isSending={false}
      onConfirm={() => {
        onLeave?.();
        setAllowed(true);
      }}
      onClose={() => setLeaving(undefined)}
    >
      {texts.unsavedChanges}
    </ConfirmDialog>
  );
}

/** The link within the app that a press follows in this tab. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const isElsewhere = metaKey || ctrlKey || shiftKey || altKey || button !== 0 || defaultPrevented;
  if (!link || isElsewhere || link.target || link.hasAttribute('download')) return undefined;
  return link.origin === window.location.origin ? link : undefined;
}
