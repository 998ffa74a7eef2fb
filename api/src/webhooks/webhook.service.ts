import { fill } from '../../../schema/fill';
import { LIMITS } from '../../../schema/limits';
import { config } from '../core/config';
import { refuse } from '../core/problems';
import { PrivateAddress, UnlistedHost, checkPublic } from '../external/publicHosts';
import { now } from '../core/clock';
import { authorized, type Viewer } from '../access/policy';
import { reportRefusedInput } from '../access/refusedInput';
import { isStaffRole } from '../access/duties';
import { lockRows, repo, transaction } from '../database/transaction';
import { EventType } from '../eventLog/eventType.enum';
import { StaffMember } from '../hotels/staff.entity';
import type { DataExport } from '../users/accountDeletion.service';
import { takeOrRefuse } from '../access/limits/take';
import { requireOwner } from '../users/factors/proof.service';
import { hotelsProblem } from '../users/keys/keyHotels';
import { User } from '../users/user.entity';
import { WebhookRefused, type NewWebhook } from './webhook.types';
import { queueChallenge } from './challenge.service';
import { REPORTED_TO } from './message.service';
import { isOwn, lockOwn } from './own.service';
import { secretOf, withNewSecret } from './secrets';
import { Webhook, newWebhook } from './webhook.entity';
import type {
  CreateWebhookInput,
  RotateWebhookSecretInput,
  UpdateWebhookInput,
  WebhookInput,
} from './webhook.inputs';

/** The address in its stored form. Refuses WebhookRefused if messages cannot be posted to it. */
async function requireWebhookAddress(text: string): Promise<string> {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  const schemes = config.webhookPrivateAddresses ? ['https:', 'http:'] : ['https:'];
  if (!url || !schemes.includes(url.protocol))
    refuse(new WebhookRefused('Enter an address that starts with https://'));
  if (url.username || url.password)
    refuse(
      new WebhookRefused('Remove the username and password from the address: messages are signed instead.'),
    );
  await checkPublic(url, config.webhookHosts).catch((error: unknown) => {
    if (error instanceof PrivateAddress) {
      reportRefusedInput('host', { where: 'webhook' });
      refuse(new WebhookRefused('This address is in a private network. Enter one on the public internet.'));
    }
    if (error instanceof UnlistedHost)
      refuse(new WebhookRefused('Webhooks cannot be sent to this host. Ask the operator to allow it.'));
    refuse(
      new WebhookRefused(
        fill('The host {hostname} was not found. Check the address.', { hostname: url.hostname }),
      ),
    );
  });
  return url.href;
}

/** The hotels that a webhook is limited to. Refuses WebhookRefused if its owner may not name them. */
async function requireHotels(owner: Viewer, hotelIds: string[] | null): Promise<string[] | null> {
  const problem = hotelIds && (await hotelsProblem(owner, { hotelIds, duties: REPORTED_TO }));
  if (problem) refuse(new WebhookRefused(problem));
  return hotelIds && [...new Set(hotelIds)];
}

/** Events that webhooks report to the people of a hotel and to administrators alone. */
const OF_HOTELS = [EventType.NIGHTS_CHANGED, EventType.HOTEL_CHANGED];

/** Refuses WebhookRefused for events that the webhook would never report. */
async function requireReported({ id: userId, role }: Viewer, events: readonly EventType[]): Promise<void> {
  if (!events.some((type) => OF_HOTELS.includes(type)) || isStaffRole(role)) return;
  if (!(await repo(StaffMember).existsBy({ userId })))
    refuse(
      new WebhookRefused(
        'Only people who work at a hotel get nights.changed and hotel.changed by webhook. Your program can read both of every hotel from the event log, as the page for developers explains.',
      ),
    );
}

/** How long the previous secret also signs after a rotation, in milliseconds: a day. */
const OVERLAP_MS = 86_400_000;

/** The viewer's webhooks, newest first. */
export async function listWebhooks(viewer: Viewer | undefined): Promise<Webhook[]> {
  const owner = authorized(viewer, 'webhook:read');
  const where = { userId: owner.id };
  const webhooks = await repo(Webhook).find({ where, order: { createdAt: 'DESC', id: 'DESC' } });
  return webhooks.filter((webhook) => isOwn(owner, webhook));
}

/**
 * Makes a webhook, sends a challenge to its address, and returns its secret.
 * Requires a proof or the password. Refuses WebhookRefused, ProofNeeded, WrongPassword and TooManyAttempts.
 */
export async function createWebhook(
  viewer: Viewer | undefined,
  { url, events, hotelIds = null, currentPassword }: CreateWebhookInput,
): Promise<NewWebhook> {
  const owner = authorized(viewer, 'webhook:create');
  await requireReported(owner, events);
  await requireOwner(owner, currentPassword);
  const webhook = newWebhook({
    userId: owner.id,
    url: await requireWebhookAddress(url),
    events: inOrder(events),
    allBookings: isStaffRole(owner.role),
    hotelIds: await requireHotels(owner, hotelIds),
    ...withNewSecret(),
  });
  await takeOrRefuse('webhookChallenges', owner.id);
  await transaction(async () => {
    // Serialized, so that the limit holds for concurrent requests.
    await lockRows(User, [owner.id]);
    if ((await repo(Webhook).countBy({ userId: owner.id })) >= LIMITS.webhooks)
      refuse(
        new WebhookRefused(
          fill('You already have {webhooks} webhooks. Delete one first.', { webhooks: LIMITS.webhooks }),
        ),
      );
    await repo(Webhook).insert(webhook);
    await queueChallenge(webhook);
  });
  return { webhook, secret: secretOf(webhook) };
}

/**
 * Gives a webhook of the viewer a new secret. For a day, messages are signed with the previous one as well.
 * Requires a proof or the password. Refuses WebhookRefused, ProofNeeded, WrongPassword and TooManyAttempts.
 */
export async function rotateWebhookSecret(
  viewer: Viewer | undefined,
  { webhookId, currentPassword }: RotateWebhookSecretInput,
): Promise<NewWebhook> {
  const owner = authorized(viewer, 'webhook:create');
  await requireOwner(owner, currentPassword);
  const webhook = await changeOwn(owner, webhookId, (found) => ({
    ...withNewSecret(found),
    previousSecretUntil: new Date(now().getTime() + OVERLAP_MS),
  }));
  return { webhook, secret: secretOf(webhook) };
}

/** Changes the events of a webhook of the viewer, or switches it on or off. Refuses WebhookRefused. */
export async function updateWebhook(
  viewer: Viewer | undefined,
  { webhookId, events, hotelIds, active }: UpdateWebhookInput,
): Promise<Webhook> {
  const owner = authorized(viewer, 'webhook:own');
  await requireReported(owner, events ?? []);
  const named = await requireHotels(owner, hotelIds ?? null);
  return changeOwn(owner, webhookId, ({ disabledAt }) => ({
    ...(hotelIds !== undefined && { hotelIds: named }),
    ...(events && { events: inOrder(events) }),
    ...(active === true && { disabledAt: null, failingSince: null, restsUntil: null, badAnswers: 0 }),
    ...(active === false && { disabledAt: disabledAt ?? now() }),
  }));
}

/** Deletes a webhook of the viewer and its messages. Returns true even if it was already deleted. */
export async function deleteWebhook(
  viewer: Viewer | undefined,
  { webhookId }: WebhookInput,
): Promise<boolean> {
  const { id: userId } = authorized(viewer, 'webhook:own');
  await transaction(() => repo(Webhook).delete({ id: webhookId, userId }));
  return true;
}

/**
 * Deletes a user's webhooks inside the caller's transaction, when the account is deleted or all its sessions
 * end.
 */
export async function deleteWebhooksOf(userId: string): Promise<void> {
  await repo(Webhook).delete({ userId });
}

/** A user's webhooks, for their data export. */
export async function exportWebhooks({ userId }: DataExport): Promise<unknown> {
  const webhooks = await repo(Webhook).findBy({ userId });
  return webhooks.map(({ url, events, createdAt, verifiedAt, disabledAt }) => ({
    url,
    events,
    createdAt,
    verifiedAt,
    disabledAt,
  }));
}

const changeOwn = (
  owner: Viewer,
  webhookId: string,
  change: (found: Webhook) => Partial<Webhook>,
): Promise<Webhook> =>
  transaction(async () => {
    const webhook = await lockOwn(owner, webhookId);
    return repo(Webhook).save(Object.assign(webhook, change(webhook)));
  });

const inOrder = (events: readonly EventType[]): EventType[] =>
  Object.values(EventType).filter((event) => events.includes(event));
