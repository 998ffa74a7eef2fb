import { count, flag, foreignKey, id, index, json, longText, moment, ref, text, type Tables } from '../words';

/** Webhooks of users, and the messages that are sent to them. */
export const webhooksTables: Tables = {
  webhooks: {
    columns: [
      id(),
      ref('userId'),
      text('url', 500),
      json('events'),
      flag('allBookings'),
      count('secretVersion'),
      moment('previousSecretUntil', { nullable: true }),
      moment('createdAt'),
      moment('failingSince', { nullable: true }),
      moment('disabledAt', { nullable: true }),
      moment('verifiedAt', { nullable: true }),
      moment('challengeSentAt', { nullable: true }),
      moment('restsUntil', { nullable: true }),
      count('badAnswers', { default: 0 }),
    ],
    indices: [index('webhooks_user', 'userId'), index('webhooks_all', 'allBookings')],
    foreignKeys: [foreignKey('webhooks_of_user', 'userId', 'users', 'CASCADE')],
  },
  webhook_receivers: {
    columns: [id(), moment('busyUntil')],
  },
  webhook_deliveries: {
    columns: [
      id(),
      ref('webhookId'),
      text('event', 40),
      longText('body'),
      moment('createdAt'),
      moment('dueAt', { nullable: true }),
      moment('giveUpAt'),
      count('attempts'),
      moment('deliveredAt', { nullable: true }),
      moment('triedAt', { nullable: true }),
      count('status', { nullable: true }),
      text('answer', 300, { nullable: true }),
      ref('ownerId', { nullable: true }),
    ],
    indices: [
      index('webhook_deliveries_due', 'dueAt', 'createdAt'),
      index('webhook_deliveries_list', 'webhookId', 'createdAt', 'id'),
      index('webhook_deliveries_turn', 'ownerId', 'webhookId', 'dueAt'),
    ],
    foreignKeys: [foreignKey('deliveries_of_webhook', 'webhookId', 'webhooks', 'CASCADE')],
  },
};
