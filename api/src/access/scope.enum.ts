import { registerEnumType } from 'type-graphql';
import { SCOPE_WORDS, STAFF_SCOPES, type ScopeName } from '../../../schema/scopeWords';

/** The scopes of an API key. A name never changes its meaning. */
export enum Scope {
  READ = 'READ',
  BOOK = 'BOOK',
  STAFF = 'STAFF',
  AVAILABILITY = 'AVAILABILITY',
  BOOKINGS = 'BOOKINGS',
  CONTENT = 'CONTENT',
  CHAT = 'CHAT',
  PROFILE = 'PROFILE',
  HOTEL = 'HOTEL',
  WEBHOOKS = 'WEBHOOKS',
}
registerEnumType(Scope, {
  name: 'ApiScope',
  description: 'What an API key may be used for, within the rights of its owner.',
  valuesConfig: Object.fromEntries(
    Object.values(Scope).map((scope) => [scope, { description: SCOPE_WORDS[scope satisfies ScopeName] }]),
  ),
});

/** Whether only keys of staff have the scope. */
export const isForStaff = (scope: Scope): boolean => STAFF_SCOPES.some((one) => one === scope);
