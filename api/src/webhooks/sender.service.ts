import { log } from '../core/log';
import { runExclusive } from '../core/runExclusive';
import { claimNext, release, type Claimed } from './claim.service';
import { deliver } from './deliver.service';
import { readyWebhooks, waitingOwners } from './turns.service';
import type { Webhook } from './webhook.entity';

/** How many messages this process sends at once, and how many of them may be of one owner. */
const AT_ONCE = { all: 30, ofOwner: 3 };

/** How many messages of each owner are on their way from this process. */
const underWay = new Map<string, number>();
/** Whose turn was last. */
let lastOwner = '';
let isOpen = true;

/** Lets this process send messages. */
export const openSender = (): void => void (isOpen = true);
/** Begins to send no more of them, because the process stops. */
export const closeSender = (): void => void (isOpen = false);

/** Begins to send what is due, as much at once as may be; what is sent then begins the next. A job. */
export const sendDueDeliveries = (): Promise<void> => runExclusive(beginDue);

/**
 * Owners take turns, one message each, beginning after the one whose turn was last. So many messages of one owner,
 * or a slow receiver, delay nobody else's.
 */
async function beginDue(): Promise<void> {
  while (isRoom() && (await giveTurns()));
}

const isRoom = (): boolean =>
  isOpen && [...underWay.values()].reduce((sum, count) => sum + count, 0) < AT_ONCE.all;

/** One turn for each owner with due messages; answers whether a message was begun. */
async function giveTurns(): Promise<boolean> {
  let hasBegun = false;
  const turn = lastOwner;
  for (const [from, upTo] of [[turn], ['', turn]] as [string, string?][])
    for (let after = from; ;) {
      const owners = await waitingOwners(after, upTo);
      if (!owners.length) break;
      for (const [ownerId, webhooks] of await readyWebhooks(owners)) {
        if (!isRoom()) return false;
        lastOwner = ownerId;
        if (await beginOne(ownerId, webhooks)) hasBegun = true;
      }
      after = owners.at(-1)!;
    }
  return hasBegun;
}

/** Begins to send a message of one of an owner's webhooks, any of them, so that none waits behind another's many. */
async function beginOne(ownerId: string, webhooks: Webhook[]): Promise<boolean> {
  if ((underWay.get(ownerId) ?? 0) >= AT_ONCE.ofOwner) return false;
  const first = Math.floor(Math.random() * webhooks.length);
  for (const webhook of [...webhooks.slice(first), ...webhooks.slice(0, first)]) {
    const claimed = await claimNext(webhook);
    if (!claimed) continue;
    count(ownerId, 1);
    void runExclusive(() => sendClaimed(claimed));
    return true;
  }
  return false;
}

/** Sends one message, and begins what may be sent after it. Throws nothing: the message is tried again after its pause. */
async function sendClaimed(claimed: Claimed): Promise<void> {
  const { webhook, message, receiver } = claimed;
  try {
    await deliver(claimed);
    await release(receiver);
  } catch (error) {
    log.error({ error, deliveryId: message.id }, 'a message to a webhook could not be worked on');
  }
  count(webhook.userId, -1);
  void sendDueDeliveries();
}

function count(ownerId: string, change: number): void {
  const after = (underWay.get(ownerId) ?? 0) + change;
  if (after) underWay.set(ownerId, after);
  else underWay.delete(ownerId);
}
