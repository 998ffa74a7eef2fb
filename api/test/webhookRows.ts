import { newId } from '../src/database/columns';
import { repo, transaction } from '../src/database/transaction';
import { Webhook, newWebhook } from '../src/webhooks/webhook.entity';
import { WebhookDelivery, newWebhookDelivery } from '../src/webhooks/webhookDelivery.entity';

/** Writes a webhook of the user that is switched off, so nothing is sent. */
export async function insertWebhook(userId: string, id = newId()): Promise<void> {
  await transaction(() =>
    repo(Webhook).insert(
      newWebhook({
        id,
        userId,
        url: 'https://hooks.example/',
        events: [],
        allBookings: false,
        disabledAt: new Date(),
        verifiedAt: new Date(),
      }),
    ),
  );
}

/** Writes this many due messages for one webhook. */
export async function insertDeliveries(webhookId: string, count: number): Promise<string[]> {
  const { userId: ownerId } = await repo(Webhook).findOneByOrFail({ id: webhookId });
  const at = new Date();
  const rows = Array.from({ length: count }, () =>
    newWebhookDelivery({
      webhookId,
      ownerId,
      event: 'webhook.test',
      body: '{}',
      createdAt: at,
      dueAt: at,
      giveUpAt: new Date(at.getTime() + 86_400_000),
    }),
  );
  await transaction(() => repo(WebhookDelivery).insert(rows));
  return rows.map(({ id }) => id);
}
