import { log } from '../core/log';
import { runExclusive } from '../core/runExclusive';
import { claimNext, release, type Claimed } from './claim.service';
import { deliver } from './deliver.service';
import { readyWebhooks, waitingOwners } from './turns.service';
import type { Webhook } from './webhook.entity';
import { perApp } from '../core/appState';

/** Messages that this process sends at the same time: in total, and for each owner. */
const AT_ONCE = { all: 30, ofOwner: 3 };

/** Messages that this process is sending now, by owner. */
const underWay = perApp(() => new Map<string, number>());

interface Sender {
  /** The owner who had the last turn. */
  lastOwner: string;
  isOpen: boolean;
}
const sender = perApp((): Sender => ({ lastOwner: '', isOpen: true }));

/** Allows this process to send messages. */
export const openSender = (): void => void (sender().isOpen = true);
/** Stops sending further messages, because the process shuts down. */
export const closeSender = (): void => void (sender().isOpen = false);

/** Starts to send due messages, up to the limits. Each finished message starts the next. A job. */
export const sendDueDeliveries = (): Promise<void> => runExclusive(beginDue);

/**
 * Owners take turns, one message each, starting after the owner of the last turn.
 * Neither an owner with many messages nor a slow receiver delays other owners.
 */
async function beginDue(): Promise<void> {
  while (isRoom() && (await giveTurns()));
}

const isRoom = (): boolean =>
  sender().isOpen && [...underWay().values()].reduce((sum, count) => sum + count, 0) < AT_ONCE.all;

/** Gives one turn to each owner with due messages. Returns whether a message was started. */
async function giveTurns(): Promise<boolean> {
  let hasBegun = false;
  const turn = sender().lastOwner;
  for (const [from, upTo] of [[turn], ['', turn]] as [string, string?][])
    for (let after = from; ;) {
      const owners = await waitingOwners(after, upTo);
      if (!owners.length) break;
      for (const [ownerId, webhooks] of await readyWebhooks(owners)) {
        if (!isRoom()) return false;
        sender().lastOwner = ownerId;
        if (await beginOne(ownerId, webhooks)) hasBegun = true;
      }
      after = owners.at(-1)!;
    }
  return hasBegun;
}

/**
 * Starts one message of an owner. It starts at a random webhook, so that a webhook with many messages does
 * not delay the others.
 */
async function beginOne(ownerId: string, webhooks: Webhook[]): Promise<boolean> {
  if ((underWay().get(ownerId) ?? 0) >= AT_ONCE.ofOwner) return false;
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

/**
 * Sends one message, then starts the next ones. It never throws: a message that fails is retried after its
 * pause.
 */
async function sendClaimed(claimed: Claimed): Promise<void> {
  const { webhook, message, receiver } = claimed;
  try {
    await deliver(claimed);
    await release(receiver);
  } catch (error) {
    log.error({ error, deliveryId: message.id }, 'a message to a webhook could not be processed');
  }
  count(webhook.userId, -1);
  void sendDueDeliveries();
}

function count(ownerId: string, change: number): void {
  const after = (underWay().get(ownerId) ?? 0) + change;
  if (after) underWay().set(ownerId, after);
  else underWay().delete(ownerId);
}
