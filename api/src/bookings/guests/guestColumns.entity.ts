import { Field, Int, ObjectType } from 'type-graphql';
import { LIMITS } from '../../../../schema/limits';
import { Count, Text } from '../../database/columns';

/** The columns of a booking that say who comes and when. They are null for a booking that does not say. */
@ObjectType()
export abstract class GuestColumns {
  @Field(() => Int, {
    nullable: true,
    description:
      'The hour in which the guests expect to arrive on the first day: 15 is from 15:00 to 16:00 at the hotel, 24 and above are after midnight. Null if they have not said.',
  })
  @Count({ nullable: true })
  arrivalHour!: number | null;

  /** Number of adults. */
  @Count({ nullable: true })
  adults!: number | null;

  /** The ages of its children in years, such as `3,7`; empty without children. */
  @Text(40, { nullable: true })
  childrenAges!: string | null;

  /** In whose name the rooms are kept, if it is not the name of who booked. */
  @Text(LIMITS.name, { nullable: true })
  leadFirstName!: string | null;

  @Text(LIMITS.name, { nullable: true })
  leadLastName!: string | null;

  /** Telephone number of the guests during the stay. */
  @Text(LIMITS.phone, { nullable: true })
  guestPhone!: string | null;

  /** What the guests ask for: names of StayRequest, separated by commas. */
  @Text(120, { nullable: true })
  requestList!: string | null;

  /** The same in their own words. */
  @Text(LIMITS.requestNote, { nullable: true })
  requestNote!: string | null;
}

/** The columns of a booking that does not say who comes. */
export const NO_GUESTS = {
  arrivalHour: null,
  adults: null,
  childrenAges: null,
  leadFirstName: null,
  leadLastName: null,
  guestPhone: null,
  requestList: null,
  requestNote: null,
} as const;
