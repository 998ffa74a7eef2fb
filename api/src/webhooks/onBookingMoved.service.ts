import type { BookingMoved } from '../bookings/onBookingMoved';
import { Booking, BookingStatus } from '../bookings/booking.entity';
import { now } from '../core/clock';
import { runExclusive } from '../core/runExclusive';
import { newId } from '../database/columns';
import { afterCommit, repo } from '../database/transaction';
import { IsNull } from 'typeorm';
import { Role } from '../core/role.enum';
import { roleOf } from '../users/user.entity';
import { sendDueDeliveries } from './deliver.service';
import { Webhook } from './webhook.entity';
import { WebhookDelivery } from './webhookDelivery.entity';
import { WebhookEventType } from './webhook.enum';

/** How long a message is tried again, in milliseconds: three days. */
export const GIVE_UP_AFTER_MS = 3 * 86_400_000;

/** Queues what a step of a booking means to the webhooks that may see it, inside the transaction of the step. */
export async function queueBookingMessages({ booking, fromStatus }: BookingMoved): Promise<void> {
  const event = eventOf(fromStatus, booking.status);
  if (!event) return;
  const at = now();
  const body = JSON.stringify({
    type: event,
    timestamp: at.toISOString(),
    data: { booking: shown(booking) },
  });
  const listening = await webhooksFor(booking.userId);
  for (const { id } of listening.filter(({ events }) => events.includes(event)))
    await queueDelivery(id, event, body);
}

/** Stores a message inside the caller's transaction; it is sent right after the commit, or by a job. */
export async function queueDelivery(
  webhookId: string,
  event: string,
  body: string,
): Promise<WebhookDelivery> {
  const at = now();
  const delivery = Object.assign(new WebhookDelivery(), {
    ...{ id: newId(), webhookId, event, body, createdAt: at, dueAt: at, attempts: 0 },
    ...{ giveUpAt: new Date(at.getTime() + GIVE_UP_AFTER_MS) },
    ...{ deliveredAt: null, triedAt: null, status: null, answer: null },
  });
  await repo(WebhookDelivery).insert(delivery);
  afterCommit(() => runExclusive(sendDueDeliveries));
  return delivery;
}

/** What is told of a step; undefined of holds, and of money that goes back after the booking has ended. */
function eventOf(from: BookingStatus, to: BookingStatus): WebhookEventType | undefined {
  if (to === BookingStatus.CONFIRMED)
    return from === to ? WebhookEventType.BOOKING_CHANGED : WebhookEventType.BOOKING_CONFIRMED;
  return from === BookingStatus.CONFIRMED ? WebhookEventType.BOOKING_CANCELLED : undefined;
}

/** The webhooks of whoever may read the booking: its guest, and administrators. */
async function webhooksFor(userId: string): Promise<Webhook[]> {
  const on = { disabledAt: IsNull() };
  const found = await repo(Webhook).find({
    where: [
      { ...on, userId, allBookings: false },
      { ...on, allBookings: true },
    ],
    relations: { userRow: true },
  });
  return found.filter(
    ({ userRow, allBookings }) => userRow!.active && (!allBookings || roleOf(userRow!) === Role.ADMIN),
  );
}

/** What a message says of a booking: no person, so that a message that goes astray tells little. */
const shown = ({ id, status, payment, hotelId, checkIn, checkOut, totalCents, refundedCents }: Booking) => ({
  ...{ id, status, payment, hotelId, checkIn, checkOut, totalCents, refundedCents },
});
