import { ArgsType, Field, registerEnumType } from 'type-graphql';
import { KeyedPageArgs } from '../core/pagination';
import { BookingStatus } from './booking.entity';

/** How guests look for their bookings. */
export enum BookingGroup {
  UPCOMING = 'UPCOMING',
  PAST = 'PAST',
  CANCELLED = 'CANCELLED',
}
registerEnumType(BookingGroup, {
  name: 'BookingGroup',
  description: 'How guests look for their bookings.',
  valuesConfig: {
    UPCOMING: { description: 'Held, or confirmed until the day of departure; the next arrival first.' },
    PAST: { description: 'Confirmed, from the day after the departure (UTC) on; the latest stay first.' },
    CANCELLED: {
      description:
        'Cancelled, or expired; the newest first. What expired without being paid is left out after a day.',
    },
  },
});

@ArgsType()
export class MyBookingsArgs extends KeyedPageArgs {
  @Field(() => BookingStatus, { nullable: true, description: 'Only bookings that stand so.' })
  status?: BookingStatus | null;

  @Field(() => BookingGroup, { nullable: true, description: 'Only this group, in the order it names.' })
  group?: BookingGroup | null;
}
