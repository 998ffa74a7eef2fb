import { ArgsType, Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { KeyedPageArgs } from '../core/pagination';
import { BookingStatus, type Booking } from './booking.entity';

/** The groups of a guest's bookings. */
export enum BookingGroup {
  UPCOMING = 'UPCOMING',
  PAST = 'PAST',
  CANCELLED = 'CANCELLED',
}
registerEnumType(BookingGroup, {
  name: 'BookingGroup',
  description: "Groups of a guest's bookings.",
  valuesConfig: {
    UPCOMING: { description: 'Held, or confirmed until the day of departure; the next arrival first.' },
    PAST: { description: 'Confirmed, from the day after the departure (UTC) on; the latest stay first.' },
    CANCELLED: {
      description:
        'Cancelled or expired, newest first. Unpaid bookings that expired are left out after a day.',
    },
  },
});

@ArgsType()
export class MyBookingsArgs extends KeyedPageArgs {
  @Field(() => BookingStatus, { nullable: true, description: 'Only bookings with this status.' })
  status?: BookingStatus | null;

  @Field(() => BookingGroup, { nullable: true, description: 'Only this group, in its own order.' })
  group?: BookingGroup | null;
}

@ObjectType({ description: 'What you may do with a booking now.', simpleResolvers: true })
export class BookingAbilities {
  /** The booking itself, for fields that higher domains add. */
  booking!: Booking;

  @Field(() => Boolean, { description: 'Cancel it with cancelBooking.' })
  cancel!: boolean;

  @Field(() => Boolean, { description: 'Change its dates or rooms with changeBooking.' })
  change!: boolean;

  @Field(() => Boolean, {
    description:
      'Change its dates or rooms with changeBookingByStaff, before or during the stay. Staff of the hotel only.',
  })
  changeByStaff!: boolean;

  @Field(() => Boolean, {
    description: 'End the stay in progress early with endStay. Staff of the hotel only.',
  })
  endStay!: boolean;

  @Field(() => Boolean, { description: 'Release the hold with releaseCheckout.' })
  release!: boolean;

  @Field(() => Boolean, {
    description: 'Discard an unpaid change with releaseChange.',
  })
  releaseChange!: boolean;

  @Field(() => Boolean, { description: 'Set the expected arrival time with setArrivalHour.' })
  setArrivalHour!: boolean;

  @Field(() => Boolean, {
    description: 'Change who stays and what the hotel is to know with updateStayDetails.',
  })
  updateStayDetails!: boolean;

  @Field(() => Int, {
    description: 'What cancelling now would refund by the cancellation terms, in cents.',
  })
  refundIfCancelledCents!: number;

  @Field(() => Int, {
    description:
      'The most that cancelling now can refund, in cents, which is the usual refund if the hotel cancels; 0 unless you may choose the refund. Staff of the hotel only.',
  })
  mostRefundCents!: number;
}
