import { registerEnumType } from 'type-graphql';

/** What happened to a group. */
export enum GroupChangeKind {
  CREATED = 'CREATED',
  ADDED = 'ADDED',
  JOINED = 'JOINED',
  REMOVED = 'REMOVED',
  LEFT = 'LEFT',
  RENAMED = 'RENAMED',
  ADMIN_CHANGED = 'ADMIN_CHANGED',
}

registerEnumType(GroupChangeKind, {
  name: 'GroupChangeKind',
  description: 'What happened to a group.',
  valuesConfig: {
    CREATED: { description: 'Someone created the group.' },
    ADDED: { description: 'Someone added another person.' },
    JOINED: {
      description: 'Someone accepted an invitation, or an administrator joined the chat about a booking.',
    },
    REMOVED: { description: 'Someone removed another person.' },
    LEFT: { description: 'Someone left.' },
    RENAMED: { description: 'Someone gave the group a new name.' },
    ADMIN_CHANGED: { description: 'Someone made another person the administrator of the group.' },
  },
});
