import { config } from '../core/config';
import { repo } from '../database/transaction';
import { bookingConfirmationMail, type AboutBooking } from '../mails/booking.mails';
import { cancellationMail, changeMail } from '../mails/change.mails';
import { queueMail } from '../mails/outbox.service';
import { refundMail, type RefundReason } from '../mails/refund.mails';
import type { RenderedMail } from '../mails/renderMail';
import { User, isDeleted } from '../users/user.entity';
import type { Booking } from './booking.entity';
import { BookingCharge } from './bookingCharge.entity';
import { Stay } from './stay.entity';

/*
 * What the guest is told by mail, each inside the transaction that makes it true.
 */

export const queueConfirmationMail = (booking: Booking): Promise<void> =>
  send(booking, bookingConfirmationMail);

export const queueCancellationMail = (booking: Booking, refundCents: number): Promise<void> =>
  send(booking, (about) => cancellationMail({ ...about, refundCents }));

export const queueChangeMail = (booking: Booking, differenceCents: number): Promise<void> =>
  send(booking, (about) => changeMail({ ...about, differenceCents }));

export const queueRefundMail = (
  booking: Booking,
  { amountCents, reason }: { amountCents: number; reason: RefundReason },
): Promise<void> => send(booking, (about) => refundMail({ ...about, refundedCents: amountCents, reason }));

/** A deleted account has no address any more; its owner was told when deleting it. */
async function send(
  { id, userId, hotelName, totalCents }: Booking,
  write: (about: AboutBooking) => RenderedMail,
): Promise<void> {
  const user = await repo(User).findOneByOrFail({ id: userId });
  if (isDeleted(user)) return;
  const stays = await repo(Stay).find({ where: { bookingId: id }, order: { number: 'ASC', id: 'ASC' } });
  const charges = await repo(BookingCharge).find({ where: { bookingId: id }, order: { place: 'ASC' } });
  const url = `${config.publicUrl}/bookings/${id}`;
  const mail = write({ reference: id, name: user.name, hotelName, stays, charges, totalCents, url });
  await queueMail({ to: user.email, ...mail });
}
