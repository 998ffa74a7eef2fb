import { registerEnumType } from 'type-graphql';

/** The scopes of an API key. */
export enum Scope {
  READ = 'READ',
  BOOK = 'BOOK',
  STAFF = 'STAFF',
}
registerEnumType(Scope, {
  name: 'ApiScope',
  description: 'What an API key may be used for, within the rights of its owner.',
  valuesConfig: {
    READ: {
      description: 'Reads public data and the data of its owner: bookings, reviews, chats. Every key has it.',
    },
    BOOK: { description: 'Books, pays, changes and cancels; writes reviews and chat messages.' },
    STAFF: {
      description:
        'Does what administrators do, for keys of administrators only. It cannot create or change accounts.',
    },
  },
});
