import { CANCELLATION } from '../../../schema/cancellation';
import { addNights } from '../../../schema/nights';
import { priceStay, sumCents } from '../../../schema/prices';
import { BookingStatus, PaymentStatus, type Booking } from '../bookings/booking.entity';
import type { Stay } from '../bookings/stay.entity';
import type { Night } from '../rooms/night.entity';
import type { RoomNumber } from '../rooms/roomNumber.entity';
import type { RoomType } from '../rooms/roomType.entity';
import type { Random } from './random';
import type { SeededHotel } from './hotels';

/** Who sleeps where and when, and what became of it. */
export interface BookingPlan {
  userId: string;
  house: SeededHotel;
  type: RoomType;
  numbers: readonly RoomNumber[];
  checkIn: string;
  nights: number;
  status: BookingStatus;
  /** Days between booking and check-in. */
  lead: number;
  /** The date at the hotel: nobody has booked after yesterday. */
  today: string;
}

export interface BookingRows {
  bookings: Booking[];
  stays: Stay[];
  nights: Night[];
}

/** Stays that are far ahead were booked within so many days. */
const LONGEST_AGO = 60;
/** One cancellation in so many came too late for a refund. */
const LATE_CANCELLATIONS = 6;

/** Writes down one planned booking: its stays with the price of every night, and its nights where it stands. */
export function addBooking(dice: Random, plan: BookingPlan, rows: BookingRows): void {
  const { house, type, checkIn, status } = plan;
  const checkOut = addNights(checkIn, plan.nights);
  const nightPrices = priceStay(type.priceCents, [], { checkIn, checkOut });
  const createdAt = bookedAt(dice, plan);
  const second = Math.floor(createdAt.getTime() / 1000);
  const id = dice.id(second);
  const totalCents = sumCents(nightPrices) * plan.numbers.length;
  const refunded = status === BookingStatus.CANCELLED && dice.whole(1, LATE_CANCELLATIONS) > 1;
  rows.bookings.push({
    id,
    userId: plan.userId,
    hotelId: house.hotel.id,
    hotelName: house.hotel.name,
    status,
    payment: paymentOf(status, refunded),
    totalCents,
    paidCents: status === BookingStatus.EXPIRED ? 0 : totalCents,
    refundedCents: refunded ? totalCents : 0,
    ...CANCELLATION,
    steps: 0,
    createdAt,
    holdExpiresAt: null,
    idempotencyKey: `seed-${id}`,
    requestHash: '',
  });
  for (const roomNumber of plan.numbers) {
    rows.stays.push({
      id: dice.id(second),
      bookingId: id,
      roomNumberId: roomNumber.id,
      roomTypeId: type.id,
      number: roomNumber.number,
      title: type.title,
      checkIn,
      checkOut,
      nights: plan.nights,
      pricePerNightCents: type.priceCents,
      nightPrices,
    });
    if (status === BookingStatus.CONFIRMED)
      for (const { night } of nightPrices)
        rows.nights.push({ roomNumberId: roomNumber.id, night, bookingId: id });
  }
}

function paymentOf(status: BookingStatus, refunded: boolean): PaymentStatus {
  if (status === BookingStatus.EXPIRED) return PaymentStatus.FAILED;
  return refunded ? PaymentStatus.REFUNDED : PaymentStatus.PAID;
}

/** Some moment of the day on which it was booked; two days ago at the latest, so that it is past in every time zone. */
function bookedAt(dice: Random, { checkIn, lead, today }: BookingPlan): Date {
  const latest = addNights(today, -2 - dice.whole(0, LONGEST_AGO));
  const wanted = addNights(checkIn, -lead);
  const day = wanted < latest ? wanted : latest;
  return new Date(Date.parse(`${day}T00:00:00Z`) + dice.whole(0, 86_399) * 1000);
}
