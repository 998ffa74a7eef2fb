import { whenIdle } from '../src/core/runExclusive';
import { sendDueDeliveries } from '../src/webhooks/sender.service';

/** Sends all messages to webhooks that may be sent now, and waits for their answers. */
export async function sendDue(): Promise<void> {
  await sendDueDeliveries();
  await whenIdle();
}
