import { setTimeout as pause } from 'node:timers/promises';
import type { Delivery, Provider } from './provider';

const COPIES = 3;
const LONGEST_DELAY = 3000;
const LOST_ONE_IN = 10;
const STRANGE_ONE_IN = 4;
const RETRY_AFTER = 1000;
const MOST_TRIES = 20;

export interface WebhookChaos {
  came: number;
  forged: number;
  lost: number;
  /** Paid sessions that fit no payment, as after a mistake or a restored backup. */
  strange: number;
  /** Statuses other than 200 of true deliveries, and other than 400 of forged ones. */
  trueRefused: number[];
  forgedTaken: number[];
  /** Waits until nothing is under way. */
  end(): Promise<void>;
}

/**
 * A proxy between provider and server: it sends each delivery three times, out of order and late, drops one in ten for
 * good, and adds forged ones.
 */
export function startWebhookChaos(provider: Provider): WebhookChaos {
  const underWay: Promise<void>[] = [];
  let deliveries = 0;
  const chaos: WebhookChaos = {
    came: 0,
    forged: 0,
    lost: 0,
    strange: 0,
    trueRefused: [],
    forgedTaken: [],
    end: () => Promise.all(underWay).then(() => undefined),
  };
  const send = async (delivery: Delivery, delay: number, right: number, wrong: number[]) => {
    await pause(delay);
    const status = await insist(() => provider.forward(delivery));
    if (status !== right) wrong.push(status);
  };
  provider.relay = async (delivery) => {
    deliveries += 1;
    for (const forgery of forge(provider, delivery, deliveries)) {
      chaos.forged += 1;
      underWay.push(send(forgery, delayOf(deliveries, 7 + chaos.forged), 400, chaos.forgedTaken));
    }
    if (deliveries % STRANGE_ONE_IN === 1) {
      chaos.strange += 1;
      const delivered = provider.sign(strange(delivery, deliveries));
      underWay.push(send(delivered, delayOf(deliveries, 3), 200, chaos.trueRefused));
    }
    // The provider believes that it arrived, and does not send it again.
    if (deliveries % LOST_ONE_IN === 3) {
      chaos.lost += 1;
      return 200;
    }
    for (let copy = 0; copy < COPIES; copy++) {
      chaos.came += 1;
      underWay.push(send(delivery, delayOf(deliveries, copy), 200, chaos.trueRefused));
    }
    return 200;
  };
  return chaos;
}

/** Sends a delivery again until the server accepts it, as the provider does; returns the last status. */
async function insist(forward: () => Promise<number>): Promise<number> {
  for (let tries = 1; ; tries++) {
    const status = await forward();
    if (status < 500 || tries === MOST_TRIES) return status;
    await pause(RETRY_AFTER);
  }
}

/** Random, but the same each time. */
const delayOf = (delivery: number, copy: number): number =>
  (Math.imul(delivery * 31 + copy, 0x9e3779b1) >>> 0) % LONGEST_DELAY;

/** The same session paid with another sum or in another currency, or an unknown session. */
function strange({ body }: Delivery, number: number): string {
  const event = JSON.parse(body);
  const { object } = event.data;
  const others = [
    { amount_total: object.amount_total + 1 },
    { currency: 'eur' },
    { id: `${object.id}_strange`, metadata: {}, client_reference_id: null },
  ];
  const session = {
    ...object,
    status: 'complete',
    payment_status: 'paid',
    ...others[number % others.length],
  };
  const type = 'checkout.session.completed';
  return JSON.stringify({ ...event, id: `evt_strange_${number}`, type, data: { object: session } });
}

/** Deliveries of a paid session, signed with another secret, too long ago, too far ahead, or for another body. */
function forge(provider: Provider, { body }: Delivery, number: number): Delivery[] {
  const event = JSON.parse(body);
  const session = {
    ...event.data.object,
    status: 'complete',
    payment_status: 'paid',
    payment_intent: 'pi_forged',
  };
  const words = (name: string) =>
    JSON.stringify({
      ...event,
      id: `evt_forged_${name}_${number}`,
      type: 'checkout.session.completed',
      data: { object: session },
    });
  const changed = { ...provider.sign(body), body: words('changed') };
  return [
    provider.sign(words('stranger'), 0, 'whsec_of_a_stranger'),
    provider.sign(words('old'), -310),
    provider.sign(words('future'), 310),
    changed,
    { body: words('bare'), headers: { 'content-type': 'application/json' } },
  ];
}
