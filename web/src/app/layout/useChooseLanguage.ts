import { useApolloClient } from '@apollo/client/react';
import type { MouseEvent } from 'react';
import type { Language } from '../../../../schema/language';
import { useViewer } from '../../session/SessionProvider';

/** What a link to the page in a language does when it is pressed, besides leading there. */
export function useChooseLanguage() {
  const client = useApolloClient();
  const isSignedIn = useViewer() !== undefined;
  return (language: Language) => (event: MouseEvent<HTMLAnchorElement>) => {
    const { ctrlKey, metaKey, shiftKey, button, currentTarget } = event;
    if (ctrlKey || metaKey || shiftKey || button !== 0) return;
    event.preventDefault();
    const { href } = currentTarget;
    import('./openInLanguage').then(
      ({ openInLanguage }) => openInLanguage(language, href, isSignedIn ? client : undefined),
      () => window.location.assign(href),
    );
  };
}
