import { hold, repo, transaction } from '../database/unit';
import { config } from '../config';
import { log } from '../log';
import { refundMail } from '../mails/booking.mails';
import { queueMail } from '../mails/outbox.service';
import { refund } from '../outside/payments';
import { User, hasLeft } from '../users/user.entity';
import { Booking, BookingStatus, PaymentStatus } from './booking.entity';

/** How many refunds one run of the job tries. */
const BATCH = 50;

/**
 * Gives the money of a booking back where that is due, and answers the booking as it stands then. The
 * provider's key is made of ours, so that asking again never pays twice; what fails is asked again by the job.
 */
export async function refundBooking(booking: Booking): Promise<Booking> {
  if (booking.payment !== PaymentStatus.REFUNDING || !booking.paymentIntentId) return booking;
  try {
    const { status } = await refund({
      paymentIntentId: booking.paymentIntentId,
      amountCents: booking.refundedCents,
      idempotencyKey: `refund-${booking.id}-${booking.refundedCents}`,
    });
    if (status === 'failed') throw new Error('The provider could not give the money back.');
  } catch (error) {
    log.warn({ error, bookingId: booking.id }, 'a refund failed and will be asked again');
    return booking;
  }
  return transaction(async () => {
    const [held] = await hold(Booking, [booking.id]);
    if (held?.payment === PaymentStatus.REFUNDING) {
      held.payment = PaymentStatus.REFUNDED;
      await repo(Booking).save(held);
      await tellOfRefund(held);
    }
    return held ?? booking;
  });
}

/** Who has left has no address any more, and knew of the refund when leaving. */
async function tellOfRefund({ id, userId, status, hotelName, refundedCents }: Booking): Promise<void> {
  const user = await repo(User).findOneByOrFail({ id: userId });
  if (hasLeft(user)) return;
  const mail = refundMail({
    reference: id,
    name: user.name,
    hotelName,
    refundedCents,
    reason: status === BookingStatus.CANCELLED ? 'cancelled' : 'paidTooLate',
    url: `${config.publicUrl}/bookings/${id}`,
  });
  await queueMail({ to: user.email, ...mail });
}

/** Asks again for every refund that is still due. */
export async function refundDue(): Promise<void> {
  const due = await repo(Booking).find({
    where: { payment: PaymentStatus.REFUNDING },
    order: { id: 'ASC' },
    take: BATCH,
  });
  for (const booking of due) await refundBooking(booking);
}
