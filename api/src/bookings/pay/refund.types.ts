import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { RefundReason } from '../../mails/refund.mails';
import { PaymentMethod } from './payment.entity';

/** How far a refund is. */
export enum RefundState {
  DUE = 'DUE',
  DUE_AT_DESK = 'DUE_AT_DESK',
  WITHHELD = 'WITHHELD',
  CREDITED = 'CREDITED',
  PAID = 'PAID',
}
registerEnumType(RefundState, {
  name: 'RefundState',
  description: 'How far a refund is.',
  valuesConfig: {
    DUE: { description: 'The card provider has not accepted it yet.' },
    DUE_AT_DESK: { description: 'The front desk has not paid it out yet.' },
    WITHHELD: { description: 'It waits for the end of a dispute.' },
    CREDITED: { description: 'It was taken off what a company owes on account.' },
    PAID: { description: 'The card provider has accepted it, or the front desk has paid it out.' },
  },
});

/** Why money goes back to a guest: the names in the schema, and how the rows say it. */
const REFUND_REASONS = {
  CANCELLED: 'cancelled',
  CHANGED: 'changed',
  ROOMS_GONE: 'roomsGone',
  ENDED_EARLY: 'endedEarly',
  PAID_TOO_LATE: 'paidTooLate',
  CHANGED_TOO_LATE: 'changedTooLate',
  PAID_TOO_MUCH: 'paidTooMuch',
  PAID_AFTER_CANCELLED: 'paidAfterCancelled',
  ACCOUNT_CLOSED: 'accountClosed',
  BY_HAND: 'byHand',
  GOODWILL: 'goodwill',
  EXTRA_REMOVED: 'extraRemoved',
} as const satisfies Record<string, RefundReason>;
/** Every reason of a row has a name in the schema, or this does not compile where rows become refunds. */
type NamedReason = (typeof REFUND_REASONS)[keyof typeof REFUND_REASONS];
registerEnumType(REFUND_REASONS, {
  name: 'RefundReason',
  description: 'Why money goes back to a guest.',
  valuesConfig: {
    CANCELLED: { description: 'The booking was cancelled.' },
    CHANGED: { description: 'The changed booking costs less.' },
    ROOMS_GONE: { description: 'The hotel no longer offers a room that was booked.' },
    ENDED_EARLY: { description: 'The stay ended early.' },
    PAID_TOO_LATE: { description: 'It was paid after the hold had ended, and the rooms were taken.' },
    CHANGED_TOO_LATE: { description: 'A change was paid after it could be made.' },
    PAID_TOO_MUCH: { description: 'More was paid online than was owed when it arrived.' },
    PAID_AFTER_CANCELLED: { description: 'It was paid online after the booking was cancelled.' },
    ACCOUNT_CLOSED: { description: 'The account was closed before the payment arrived.' },
    BY_HAND: { description: "It was made in the card provider's dashboard." },
    GOODWILL: { description: 'The hotel gave it without having to.' },
    EXTRA_REMOVED: { description: 'An extra that was paid was removed.' },
  },
});

@ObjectType({
  description: 'Money that goes back to a guest, in the way in which it was paid.',
  simpleResolvers: true,
})
export class BookingRefund {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  id!: string;

  @Field(() => Int, { description: 'The amount, in cents.' })
  amountCents!: number;

  @Field(() => PaymentMethod, {
    description:
      'How it was paid, and so how it comes back: online to the card, on account to the company, otherwise at the front desk.',
  })
  method!: PaymentMethod;

  @Field(() => REFUND_REASONS, { description: 'Why it goes back.' })
  reason!: NamedReason;

  /** The booking whose payment it refunds. */
  bookingId!: string;

  /** The hotel of the payment; null if it was deleted before. */
  hotelId!: string | null;

  /** The provider's latest id of it; null before it is asked for, and for money that the front desk pays out. */
  providerId!: string | null;

  @Field(() => RefundState, { description: 'How far it is.' })
  state!: RefundState;

  @Field(() => Date, { description: 'Since when it is due.' })
  createdAt!: Date;

  @Field(() => Boolean, {
    description: 'True until the card provider has accepted it, or the front desk has paid it out.',
  })
  isDue!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether it waits for the end of a dispute: the bank has already taken the money back. It is carried out if the dispute is won.',
  })
  isWithheld!: boolean;

  @Field(() => Date, {
    nullable: true,
    description:
      'When it was paid out at the front desk; null until then, and for refunds to a card paid online.',
  })
  paidOutAt!: Date | null;
}
