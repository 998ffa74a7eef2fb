import { useApolloClient } from '@apollo/client/react';
import { currentLanguage, languagePrefix, languageTag, type LanguageName } from '../../../schema/language';
import { chosenLanguage } from '../kit/languageChoice';
import { device } from './device';
import { returnPath } from './returnPath';
import { useReturnTo } from './returnTo';
import { storeViewer, type StartedSession } from './renewSession';
import { useSession } from './SessionProvider';

/**
 * Goes on in the language of the account, on a device where no language was chosen: mails are in it, and the person may not
 * know where to choose it here.
 */
function openInOwnLanguage(name: LanguageName | null, next: string | undefined): void {
  const own = name && languageTag(name);
  if (own && own !== currentLanguage() && !chosenLanguage())
    window.location.assign(languagePrefix(own) + returnPath(next));
}

/** Opens the session of an answer, which the person may want to keep on this device. */
export function useStartSession() {
  const client = useApolloClient();
  const { session } = useSession();
  const next = useReturnTo();
  return async (started: StartedSession, trustDevice: boolean) => {
    device.rememberTrust(trustDevice);
    await storeViewer(client, started);
    session.begin(started.accessToken);
    openInOwnLanguage(started.viewer.language, next);
  };
}
