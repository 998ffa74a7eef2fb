import { IsOptional, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { NightScalar } from '../../core/night.scalar';
import { CountedPageArgs } from '../../core/pagination';
import { BookingStatus, PaymentStatus } from '../booking.entity';

/** The order of a list of bookings. Ties are ordered by reference. */
export enum BookingSort {
  CREATED_DESC = 'CREATED_DESC',
  CREATED_ASC = 'CREATED_ASC',
  CHECK_IN_ASC = 'CHECK_IN_ASC',
  CHECK_IN_DESC = 'CHECK_IN_DESC',
  CHECK_OUT_ASC = 'CHECK_OUT_ASC',
  CHECK_OUT_DESC = 'CHECK_OUT_DESC',
  GUEST_ASC = 'GUEST_ASC',
  GUEST_DESC = 'GUEST_DESC',
  HOTEL_ASC = 'HOTEL_ASC',
  HOTEL_DESC = 'HOTEL_DESC',
  TOTAL_ASC = 'TOTAL_ASC',
  TOTAL_DESC = 'TOTAL_DESC',
}
registerEnumType(BookingSort, {
  name: 'BookingSort',
  description: 'The order of a list of bookings; ties are broken by reference.',
  valuesConfig: {
    CREATED_DESC: { description: 'Newest first.' },
    CREATED_ASC: { description: 'Oldest first.' },
    CHECK_IN_ASC: { description: 'The earliest first night first.' },
    CHECK_IN_DESC: { description: 'The latest first night first.' },
    CHECK_OUT_ASC: { description: 'The earliest day of departure first.' },
    CHECK_OUT_DESC: { description: 'The latest day of departure first.' },
    GUEST_ASC: { description: "By the guest's name." },
    GUEST_DESC: { description: "By the guest's name, descending." },
    HOTEL_ASC: { description: 'By the name of the hotel at the time of booking.' },
    HOTEL_DESC: { description: 'By the name of the hotel at the time of booking, descending.' },
    TOTAL_ASC: { description: 'Cheapest first.' },
    TOTAL_DESC: { description: 'Most expensive first.' },
  },
});

const HIGHEST_TOTAL = 2 ** 31 - 1;
const CENTS = {
  message: () => fill('A total must be in whole cents, 0 to {highest}', { highest: HIGHEST_TOTAL }),
};
const TEXT = { message: () => fill('A search has at most {most} characters', { most: LIMITS.name }) };
const WORDS =
  "A booking's reference or id, or words: each must begin a word of the name of the guest or of the lead guest, of the email address, of the telephone number, or of the name of the hotel at the time of booking; case, accents and word order do not matter.";

@InputType({
  description: 'Which bookings to list; all given criteria must match.',
})
export class BookingFilter {
  @Field(() => ID, { nullable: true, description: 'Of this hotel.' })
  @IsOptional()
  @MaxLength(100)
  hotelId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Booked by this user.' })
  @IsOptional()
  @MaxLength(100)
  userId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Of hotels that are in this city now.' })
  @IsOptional()
  @MaxLength(100)
  cityId?: string | null;

  @Field(() => BookingStatus, { nullable: true, description: 'With one of these statuses.' })
  status?: BookingStatus | null;

  @Field(() => PaymentStatus, { nullable: true, description: 'With one of these payment statuses.' })
  payment?: PaymentStatus | null;

  @Field(() => Date, { nullable: true, description: 'Made at this moment or later.' })
  createdFrom?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Made before this moment.' })
  createdTo?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Cancelled at this moment or later.' })
  cancelledFrom?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Cancelled before this moment.' })
  cancelledTo?: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only those that were paid: confirmed ones, and those cancelled since.',
  })
  paid?: boolean | null;

  @Field(() => NightScalar, { nullable: true, description: 'With this first night or later.' })
  checkInFrom?: string | null;

  @Field(() => NightScalar, { nullable: true, description: 'With this first night or earlier.' })
  checkInTo?: string | null;

  @Field(() => NightScalar, { nullable: true, description: 'With this day of departure or later.' })
  checkOutFrom?: string | null;

  @Field(() => NightScalar, { nullable: true, description: 'With this day of departure or earlier.' })
  checkOutTo?: string | null;

  @Field(() => Int, { nullable: true, description: 'With this total or more, in cents.' })
  @IsOptional()
  @Min(0, CENTS)
  @Max(HIGHEST_TOTAL, CENTS)
  totalFrom?: number | null;

  @Field(() => Int, { nullable: true, description: 'With this total or less, in cents.' })
  @IsOptional()
  @Min(0, CENTS)
  @Max(HIGHEST_TOTAL, CENTS)
  totalTo?: number | null;

  @Field(() => String, { nullable: true, description: WORDS })
  @IsOptional()
  @MaxLength(LIMITS.name, TEXT)
  text?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only those that hold unpaid nights: holds, and bookings with an unpaid change.',
  })
  unpaid?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only those with a refund that is due at the front desk.',
  })
  owedAtDesk?: boolean | null;
}

@ArgsType()
export class BookingsArgs extends CountedPageArgs {
  @Field(() => ID, { nullable: true, description: 'Only bookings of this hotel.' })
  @IsOptional()
  @MaxLength(100)
  hotelId?: string | null;

  @Field(() => BookingStatus, { nullable: true, description: 'Only bookings with this status.' })
  status?: BookingStatus | null;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'Only those that hold unpaid nights: holds, and bookings with an unpaid change.',
  })
  unpaid?: boolean | null;

  @Field(() => String, { nullable: true, description: WORDS })
  @IsOptional()
  @MaxLength(LIMITS.name, TEXT)
  text?: string | null;

  @Field(() => BookingFilter, {
    nullable: true,
    description: 'Which bookings to list, in addition to the other arguments.',
  })
  @IsOptional()
  @ValidateNested()
  filter?: BookingFilter | null;

  @Field(() => BookingSort, {
    nullable: true,
    defaultValue: BookingSort.CREATED_DESC,
    description: 'The sort order.',
  })
  sort?: BookingSort | null;
}
