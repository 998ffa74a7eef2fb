import { oneOf, withDefault } from '../kit/address';
import type { CachedFilter } from './chatPolicies';
import * as texts from './texts';

/** The filters of the list of chats in their order, as the address says them. */
export const FILTERS = ['inbox', 'unread', 'hotels', 'people', 'archived'] as const;
export type ShownFilter = (typeof FILTERS)[number];

/** The parameter of the address. */
export const shownFilter = withDefault(oneOf(FILTERS), 'inbox');

interface FilterFacts {
  filter: CachedFilter;
  label: string;
  /** What stands in place of an empty list. */
  empty: string;
  hint: string;
}

export const FILTER_FACTS: Record<ShownFilter, FilterFacts> = {
  inbox: { filter: 'INBOX', label: texts.all, empty: texts.noChat, hint: texts.searchToStartChat },
  unread: { filter: 'UNREAD', label: texts.unreadChats, empty: texts.noUnread, hint: texts.noUnreadHint },
  hotels: { filter: 'HOTELS', label: texts.hotels, empty: texts.noHotels, hint: texts.noHotelsHint },
  people: { filter: 'PEOPLE', label: texts.people, empty: texts.noPeople, hint: texts.searchToStartChat },
  archived: {
    filter: 'ARCHIVED',
    label: texts.archived,
    empty: texts.noArchived,
    hint: texts.noArchivedHint,
  },
};
