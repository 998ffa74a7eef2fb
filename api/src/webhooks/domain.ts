import type { Domain } from '../access/domain';
import type { PermissionTable } from '../access/policy';
import { NEVER, PROOF_OR_PASSWORD, signedIn, WEBHOOKS } from '../access/rules';
import { onEventsNumbered } from '../eventLog/numberEvents.service';
import { onDataExport } from '../users/accountDeletion.service';
import { onAllSessionsEnded } from '../users/sessions/device.service';
import { purgeDeliveries } from './deliver.service';
import { queueEventMessages } from './eventMessages.service';
import { sealSecrets } from './sealSecrets.service';
import { PURPOSE } from './secrets';
import { sendDueDeliveries } from './sender.service';
import { Webhook } from './webhook.entity';
import { WebhookResolver } from './webhook.resolver';
import { WebhookHotelsResolver } from './webhookHotels.resolver';
import { deleteWebhooksOf, exportWebhooks } from './webhook.service';
import { WebhookDelivery } from './webhookDelivery.entity';
import { WebhookReceiver } from './webhookReceiver.entity';

const permissions = {
  'webhook:read': [signedIn, [WEBHOOKS]],
  'webhook:resend': [signedIn, [WEBHOOKS]],
  'webhook:own': [signedIn, NEVER],
  'webhook:create': [signedIn, NEVER, PROOF_OR_PASSWORD],
} as const satisfies PermissionTable;

declare module '../access/policy' {
  interface Permissions extends Declared<typeof permissions> {}
}

/** Webhooks of users, and the messages that are sent to them. */
export const webhooks: Domain = {
  entities: [Webhook, WebhookDelivery, WebhookReceiver],
  resolvers: [WebhookResolver, WebhookHotelsResolver],
  permissions,
  sealed: [{ entity: Webhook, key: 'id', column: 'sealedSecrets', purpose: PURPOSE }],
  jobs: {
    sendDueDeliveries: { every: 2000, run: sendDueDeliveries },
    sealSecrets: { every: 3_600_000, run: sealSecrets },
    purgeDeliveries: { every: 3_600_000, run: purgeDeliveries },
  },
  joinHooks() {
    onAllSessionsEnded.join('webhooks', ({ userId }) => deleteWebhooksOf(userId));
    onDataExport.join('webhooks', exportWebhooks);
    onEventsNumbered.join('webhooks', queueEventMessages);
  },
};
