import { languageName } from '../../../../schema/language';
import type { ApolloClient } from '@apollo/client';
import type { Language } from '../../../../schema/language';
import { LANGUAGE_COOKIE } from '../../kit/languageChoice';
import { keepTyped } from '../../kit/typedText';
import { KeepLanguageDocument } from './KeepLanguage.generated';

const YEAR_S = 365 * 86_400;
/** How long the account is waited for before the page of the language opens, in milliseconds. */
const PATIENCE_MS = 2000;

/**
 * Remembers a language on this device and, for who is signed in, with the account, in which mails are written; then opens the
 * page in it, which shows again what was typed on this one.
 */
export async function openInLanguage(
  language: Language,
  address: string,
  clientOfViewer: ApolloClient | undefined,
): Promise<void> {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_S}; samesite=lax${secure}`;
  keepTyped();
  // The device has it, so that a failure is noticed on other devices only, where it can be chosen again.
  const kept = clientOfViewer && keepWithAccount(clientOfViewer, language).catch(() => undefined);
  await Promise.race([kept, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  window.location.assign(address);
}

async function keepWithAccount(client: ApolloClient, language: Language): Promise<void> {
  await client.mutate({
    mutation: KeepLanguageDocument,
    variables: { input: { language: languageName(language) } },
  });
}
