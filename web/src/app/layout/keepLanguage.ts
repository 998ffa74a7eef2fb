import type { ApolloClient } from '@apollo/client';
import type { Language } from '../../../../schema/language';
import type { Language as LanguageName } from './KeepLanguage.generated';
import { KeepLanguageDocument } from './KeepLanguage.generated';

/** Keeps a language with the account, in which its mails are written. */
export async function keepLanguage(client: ApolloClient, language: Language): Promise<void> {
  const name = language.toUpperCase().replace('-', '_') as LanguageName;
  await client.mutate({ mutation: KeepLanguageDocument, variables: { input: { language: name } } });
}
