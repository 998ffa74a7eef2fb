import { registerEnumType } from 'type-graphql';

/** The scopes of an API key. */
export enum Scope {
  READ = 'READ',
  BOOK = 'BOOK',
  STAFF = 'STAFF',
}
registerEnumType(Scope, {
  name: 'ApiScope',
  description: 'What an API key may be used for, as far as its owner may do it.',
  valuesConfig: {
    READ: {
      description: 'Reads what is public, and what is the own: bookings, reviews, chats. Every key reads.',
    },
    BOOK: { description: 'Books, pays, changes and cancels; writes reviews and chat messages.' },
    STAFF: {
      description: 'Does what administrators do; only theirs has it. It makes and changes no accounts.',
    },
  },
});
