import { registerEnumType } from 'type-graphql';

/** Which of a person's chats are listed. */
export enum ChatFilter {
  INBOX = 'INBOX',
  UNREAD = 'UNREAD',
  HOTELS = 'HOTELS',
  PEOPLE = 'PEOPLE',
  ARCHIVED = 'ARCHIVED',
}

registerEnumType(ChatFilter, {
  name: 'ChatFilter',
  description: 'Which of your chats are listed.',
  valuesConfig: {
    INBOX: { description: 'Those that you have not archived.' },
    UNREAD: { description: 'Those of them with messages that you have not read.' },
    HOTELS: { description: 'Those of them between a guest and a hotel, about a booking.' },
    PEOPLE: { description: 'Those of them of two people, and groups.' },
    ARCHIVED: { description: 'Those that you have archived, and that have no newer message.' },
  },
});
