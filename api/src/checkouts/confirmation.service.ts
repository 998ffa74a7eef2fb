import type { Booking } from '../bookings/booking.entity';
import { BookingCharge } from '../bookings/bookingCharge.entity';
import { Stay } from '../bookings/stay.entity';
import { config } from '../config';
import { repo } from '../database/unit';
import { bookingConfirmationMail } from '../mails/booking.mails';
import { queueMail } from '../mails/outbox.service';
import { User } from '../users/user.entity';

/** Writes to the person who booked, inside the transaction that confirms. */
export async function confirmByMail({ id, userId, hotelName, totalCents }: Booking): Promise<void> {
  const user = await repo(User).findOneByOrFail({ id: userId });
  const stays = await repo(Stay).find({ where: { bookingId: id }, order: { number: 'ASC', id: 'ASC' } });
  const charges = await repo(BookingCharge).find({ where: { bookingId: id }, order: { place: 'ASC' } });
  const url = `${config.publicUrl}/bookings/${id}`;
  const mail = bookingConfirmationMail({
    reference: id,
    name: user.name,
    hotelName,
    stays,
    charges,
    totalCents,
    url,
  });
  await queueMail({ to: user.email, ...mail });
}
