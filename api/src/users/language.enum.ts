import { registerEnumType } from 'type-graphql';
import type { Language as Tag } from '../../../schema/language';

/** The languages that people read, by their tags. */
export const Language = {
  EN: 'en',
  DE: 'de',
  FR: 'fr',
  ES: 'es',
  PT_BR: 'pt-BR',
  JA: 'ja',
} as const satisfies Record<string, Tag>;
registerEnumType(Language, {
  name: 'Language',
  description: 'A language in which Staybook writes to people.',
  valuesConfig: {
    EN: { description: 'English.' },
    DE: { description: 'German.' },
    FR: { description: 'French.' },
    ES: { description: 'Spanish.' },
    PT_BR: { description: 'Portuguese of Brazil.' },
    JA: { description: 'Japanese.' },
  },
});
