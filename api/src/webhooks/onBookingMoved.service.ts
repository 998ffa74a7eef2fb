import type { BookingMoved } from '../bookings/onBookingMoved';
import { Booking, BookingStatus } from '../bookings/booking.entity';
import { queueMessages, webhooksFor } from './message.service';
import { WebhookEventType } from './webhook.enum';

/** Queues what a step of a booking means to its guest and to administrators, inside the transaction of the step. */
export async function queueBookingMessages({ booking, fromStatus }: BookingMoved): Promise<void> {
  const event = eventOf(fromStatus, booking.status);
  if (!event) return;
  await queueMessages(await webhooksFor(event, [booking.userId]), event, { booking: shown(booking) });
}

/** What is told of a step; undefined of holds, and of money that goes back after the booking has ended. */
function eventOf(from: BookingStatus, to: BookingStatus): WebhookEventType | undefined {
  if (to === BookingStatus.CONFIRMED)
    return from === to ? WebhookEventType.BOOKING_CHANGED : WebhookEventType.BOOKING_CONFIRMED;
  return from === BookingStatus.CONFIRMED ? WebhookEventType.BOOKING_CANCELLED : undefined;
}

/** What a message says of a booking: no person, so that a message that goes astray tells little. */
const shown = ({ id, status, payment, hotelId, checkIn, checkOut, totalCents, refundedCents }: Booking) => ({
  id,
  status,
  payment,
  hotelId,
  checkIn,
  checkOut,
  totalCents,
  refundedCents,
});
