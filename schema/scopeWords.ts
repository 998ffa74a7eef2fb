/**
 * What a key with each scope does, narrow scopes first. The schema, the page for developers and access.md take it from here, in
 * English; the page of a person's keys says it in that person's language.
 */
export const SCOPE_WORDS = {
  AVAILABILITY: 'Searches hotels; reads their rooms, prices and free nights, and follows changes of nights.',
  BOOKINGS: 'Reads your own bookings with their contact data and invoices; books, pays, changes and cancels.',
  CONTENT: 'Reads reviews; writes, changes and deletes your own, votes for others and reports them.',
  CHAT: 'Reads and writes your chats, finds people and sees who is online, and writes to Staybook.',
  PROFILE:
    'Reads your account data; reads and changes your saved hotels and price alerts, and subscribes to the newsletter. It cannot change the account.',
  HOTEL:
    'Does what your duties at these hotels allow, for keys of staff only. It cannot read or change your own bookings, or do anything at other hotels.',
  WEBHOOKS:
    'Lists the messages to your webhooks and resends them: those about what its other scopes read. It cannot create or change webhooks.',
  READ: 'Reads public data and the data of its owner: bookings, reviews, chats.',
  BOOK: 'Books, pays, changes and cancels; writes reviews and chat messages. A key with it reads everything as well.',
  STAFF:
    'Does what its owner does as staff, for keys of staff only. It cannot create or change accounts. A key with it reads everything as well.',
} as const satisfies Record<string, string>;

export type ScopeName = keyof typeof SCOPE_WORDS;

/** The scopes from before there were narrow ones: each covers several of them. */
export const WIDE_SCOPES = ['READ', 'BOOK', 'STAFF'] as const satisfies ScopeName[];

/** The scopes that only staff can give a key. */
export const STAFF_SCOPES = ['HOTEL', 'STAFF'] as const satisfies ScopeName[];

/**
 * The scopes of test keys. READ, BOOK and CHAT would find the owners of other test keys, and those for staff have nothing to do
 * there.
 */
export const TEST_SCOPES = [
  'AVAILABILITY',
  'BOOKINGS',
  'CONTENT',
  'PROFILE',
  'WEBHOOKS',
] as const satisfies ScopeName[];
