import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { LIMITS } from '../../../../schema/limits';
import { now } from '../../core/clock';
import { BelongsTo, Cents, Id, Moment, newId, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { Booking } from '../booking.entity';
import { Payment } from '../pay/payment.entity';

/** How a company pays its account. */
export enum SettledBy {
  BANK_TRANSFER = 'BANK_TRANSFER',
  TERMINAL = 'TERMINAL',
  CASH = 'CASH',
}
registerEnumType(SettledBy, {
  name: 'SettledBy',
  description: 'How a company pays what it owes on account.',
  valuesConfig: {
    BANK_TRANSFER: { description: "To the hotel's bank account." },
    TERMINAL: { description: "By card, at the hotel's own terminal." },
    CASH: { description: 'In cash, at the front desk.' },
  },
});

/** What a company paid of a payment on account. Rows are only added: a wrong one is followed by its opposite. */
@ObjectType({
  description:
    'What a company paid of a payment on account. It is never changed: a wrong one is followed by its opposite.',
  simpleResolvers: true,
})
@Entity('account_settlements')
@Index('account_settlements_key', ['paymentId', 'requestKey'], { unique: true })
@Index('account_settlements_undoes', ['undoesId'], { unique: true })
@Index('account_settlements_booking', ['bookingId'])
export class AccountSettlement {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  @Ref()
  paymentId!: string;

  @BelongsTo(() => Payment, 'paymentId', 'settlements_of_payment', 'RESTRICT')
  paymentRow?: Payment;

  @Ref()
  bookingId!: string;

  @BelongsTo(() => Booking, 'bookingId', 'settlements_of_booking', 'RESTRICT')
  bookingRow?: Booking;

  /** The member of staff who entered it. */
  @Ref()
  userId!: string;

  @Field(() => SettledBy, { description: 'How it was paid.' })
  @Text(20)
  paidBy!: SettledBy;

  @Field(() => Int, { description: 'In cents; below zero if it undoes another one.' })
  @Cents()
  cents!: number;

  @Field(() => Date, { description: 'When it was entered.' })
  @Moment()
  at!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'A note, such as the reference of the bank transfer; or why another one is undone.',
  })
  @Text(LIMITS.dayNote, { nullable: true })
  note!: string | null;

  @Field(() => ID, { nullable: true, description: 'The one that it undoes; null if it undoes none.' })
  @Ref({ nullable: true })
  undoesId!: string | null;

  @Text(100)
  requestKey!: string;
}

/** Builds a new settlement. */
export const newAccountSettlement = rowBuilder(AccountSettlement, { id: newId, at: now, undoesId: null });
