import { useApolloClient } from '@apollo/client/react';
import type { MouseEvent } from 'react';
import type { Language } from '../../../../schema/language';
import { useViewer } from '../../session/SessionProvider';
import { chooseLanguage } from '../../kit/languageChoice';

/** How long the account is waited for before the page of the language opens, in milliseconds. */
const PATIENCE_MS = 2000;

/**
 * What a link to a page in a language does when it is pressed: it remembers the language on the device and, if someone is signed
 * in, with the account.
 */
export function useChooseLanguage() {
  const client = useApolloClient();
  const isSignedIn = useViewer() !== undefined;
  return (language: Language) => (event: MouseEvent<HTMLAnchorElement>) => {
    chooseLanguage(language);
    const { ctrlKey, metaKey, shiftKey, button, currentTarget } = event;
    if (!isSignedIn || ctrlKey || metaKey || shiftKey || button !== 0) return;
    event.preventDefault();
    const { href } = currentTarget;
    const keep = async () => (await import('./keepLanguage')).keepLanguage(client, language);
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    // The device has it, so that a failure is noticed on other devices only, where it can be chosen again.
    void Promise.race([keep().catch(() => undefined), patience]).then(() => window.location.assign(href));
  };
}
