import { Type } from '@sinclair/typebox';
import { BookingStatus } from '../bookings/booking.entity';
import { findBooking } from '../bookings/booking.service';
import { listBookings, listMyBookings } from '../bookings/lists/bookingList.service';
import { CancelBookingInput } from '../bookings/cancel/cancellation.types';
import { cancelBooking } from '../bookings/cancel/cancellation.service';
import { CreateCheckoutInput, ReleaseCheckoutInput } from '../bookings/hold/checkout.inputs';
import { releaseCheckout } from '../bookings/hold/hold.service';
import { checkOut } from './bookings.service';
import { Booking, presentBooking, presentBookings } from './bookings.present';
import { notFound } from './failures';
import { stayOf } from './nights';
import { inputOf } from './read';
import { route } from './route';
import {
  BookingKey,
  Data,
  Id,
  Ignored,
  List,
  MOST_STAFF_ROWS,
  PageQuery,
  list,
  pageQuery,
  rowsOf,
} from './shapes';

const status = BookingStatus.CONFIRMED;

/** Routes of paid bookings and of checkouts. */
export const bookingRoutes = [
  route({
    method: 'get',
    path: '/bookings',
    permission: 'booking:list',
    summary: 'All confirmed bookings, or those of a hotel, newest first',
    query: Type.Object({ hotel_id: Type.Optional(Id), ...pageQuery }),
    list: true,
    answer: List(Booking),
    async handle({ viewer, query, loaders, total, present }) {
      const found = await listBookings(
        viewer,
        { hotelId: query.hotel_id, status, ...rowsOf(query, MOST_STAFF_ROWS) },
        { count: 'all' },
      );
      total(found.total);
      return list(await present(found.items, (rows) => presentBookings(rows, loaders)));
    },
  }),
  route({
    method: 'get',
    path: '/bookings/mybookings',
    permission: 'booking:list-own',
    summary: 'Your confirmed bookings, newest first',
    query: PageQuery,
    list: true,
    answer: List(Booking),
    async handle({ viewer, query, loaders, total, present }) {
      const found = await listMyBookings(viewer, { status, ...rowsOf(query) }, { count: 'all' });
      total(found.total);
      return list(await present(found.items, (rows) => presentBookings(rows, loaders)));
    },
  }),
  route({
    method: 'post',
    path: '/bookings/findbooking',
    permission: 'booking:read',
    summary: 'The confirmed booking with this id or reference, if it is yours or you are an administrator',
    body: Type.Object({ booking_id: Type.Optional(BookingKey) }),
    answer: Data(Type.Array(Booking)),
    async handle({ viewer, body, loaders }) {
      if (!body.booking_id) return { data: [] };
      const booking = await findBooking(viewer, body.booking_id);
      if (booking?.status !== status) throw notFound('the booking');
      return { data: [await presentBooking(booking, loaders)] };
    },
  }),
  route({
    method: 'delete',
    path: '/bookings/:id',
    permission: 'booking:cancel',
    summary:
      'Cancels a confirmed booking and refunds it, by its cancellation terms for its guest and in full for an administrator; releases an unpaid hold',
    params: Type.Object({ id: BookingKey }),
    async handle({ viewer, params }) {
      const booking = await findBooking(viewer, params.id);
      if (!booking) throw notFound('the booking');
      const { id: bookingId } = booking;
      if (booking.status === BookingStatus.HELD) {
        await releaseCheckout(viewer, await inputOf(ReleaseCheckoutInput, { bookingId }));
        return;
      }
      await cancelBooking(viewer, await inputOf(CancelBookingInput, { bookingId }));
    },
  }),
  route({
    method: 'post',
    path: '/bookings/stripe/create-checkout-session',
    permission: 'checkout:create',
    summary:
      'Holds the nights and opens the hosted payment page; the same Idempotency-Key returns the same page',
    body: Type.Object({
      selectedRooms: Type.Array(Id, { maxItems: 1000, description: 'Room numbers of one hotel.' }),
      reservedDates: Type.Array(Type.String(), {
        minItems: 1,
        maxItems: 1000,
        description:
          'Consecutive nights: YYYY-MM-DD, or their midnights in any zone from UTC-10 to UTC+13:45.',
      }),
      hotel_id: Id,
      customerDetails_01: Ignored,
      roomTypeArray_01: Ignored,
    }),
    answer: Type.Object({ url: Type.String({ description: 'Redirect the browser there.' }) }),
    async handle({ viewer, body, idempotencyKey }) {
      const input = await inputOf(CreateCheckoutInput, {
        hotelId: body.hotel_id,
        roomNumberIds: body.selectedRooms,
        ...stayOf(body.reservedDates),
        idempotencyKey,
      });
      const { url } = await checkOut(viewer, input);
      return { url };
    },
  }),
];
