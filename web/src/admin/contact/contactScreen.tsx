import { CONTACT_STATE_WORDS, CONTACT_TOPIC_WORDS } from '../../../../schema/contact';
import { Dot } from '../../kit/Dot';
import { bookingMoment } from '../../kit/moments';
import type { Column, Screen } from '../table/screen';
import { contactBulk } from './contactBulk';
import type { ContactRow } from './contactRow';
import {
  ContactTableDocument,
  type ContactTableQuery,
  type ContactTableQueryVariables,
} from './ContactTable.generated';
import { MessageDetails } from './MessageDetails';
import * as texts from './texts';

const TONES = { OPEN: 'warning', ANSWERED: 'success', DONE: 'quiet' } as const;

const columns: readonly Column<ContactRow>[] = [
  { field: 'sent', label: texts.sent, width: 184, text: ({ sentAt }) => bookingMoment(sentAt) },
  {
    field: 'state',
    label: texts.status,
    width: 112,
    text: ({ state }) => CONTACT_STATE_WORDS[state],
    cell: ({ state }) => <Dot tone={TONES[state]}>{CONTACT_STATE_WORDS[state]}</Dot>,
  },
  { field: 'topic', label: texts.topic, width: 160, text: ({ topic }) => CONTACT_TOPIC_WORDS[topic] },
  { field: 'name', label: texts.name, width: 160, text: ({ name }) => name },
  { field: 'text', label: texts.message, text: ({ text }) => text.replace(/\s+/g, ' ') },
  {
    field: 'booking',
    label: texts.booking,
    width: 120,
    text: ({ bookingReference }) => bookingReference ?? '',
  },
  { field: 'email', label: texts.email, isExtra: true, text: ({ email }) => email },
  { field: 'account', label: texts.account, isOptional: true, text: ({ sender }) => sender?.name ?? '' },
  {
    field: 'closed',
    label: texts.closed,
    width: 184,
    isOptional: true,
    text: ({ closedAt }) => (closedAt ? bookingMoment(closedAt) : ''),
  },
  { field: 'id', label: texts.reference, width: 216, isOptional: true, text: ({ id }) => id },
];

/** The messages from the contact form, newest first. */
export const contactScreen: Screen<ContactRow, ContactTableQuery, ContactTableQueryVariables> = {
  name: 'contactMessages',
  title: texts.messages,
  counted: texts.messageCount,
  document: ContactTableDocument,
  variables: ({ filters }, page) => ({
    state: filters.state as ContactTableQueryVariables['state'],
    topic: filters.topic as ContactTableQueryVariables['topic'],
    ...page,
  }),
  countsAll: true,
  isAudited: true,
  list: ({ contactMessages }) => contactMessages,
  columns,
  filters: [
    { name: 'state', label: texts.status, kind: 'choice', choices: Object.entries(CONTACT_STATE_WORDS) },
    { name: 'topic', label: texts.topic, kind: 'choice', choices: Object.entries(CONTACT_TOPIC_WORDS) },
  ],
  bulk: contactBulk,
  empty: texts.noMessages,
  nameOf: ({ name }) => name,
  details: (row) => <MessageDetails columns={columns} row={row} />,
};
