import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { NightScalar } from '../../core/night.scalar';
import { BelongsTo, Cents, Count, Id, Moment, newId, Night, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { Booking } from '../booking.entity';

/** What a line of a folio stands for. */
export enum FolioLineKind {
  NIGHT = 'NIGHT',
  CHARGE = 'CHARGE',
  EXTRA = 'EXTRA',
  FEE = 'FEE',
  ADJUSTMENT = 'ADJUSTMENT',
  PAYMENT = 'PAYMENT',
  REFUND = 'REFUND',
  DISPUTE = 'DISPUTE',
}
registerEnumType(FolioLineKind, {
  name: 'FolioLineKind',
  description: 'What a line of a folio stands for.',
  valuesConfig: {
    NIGHT: { description: 'One night in one room number, at the price at which it was sold.' },
    CHARGE: { description: 'A tax or fee of the city.' },
    EXTRA: { description: 'An extra that was sold, with all taxes.' },
    FEE: { description: 'What the hotel keeps by its cancellation terms.' },
    ADJUSTMENT: { description: 'An amount that the hotel waives, or loses to a dispute.' },
    PAYMENT: { description: 'Money that the guest paid.' },
    REFUND: { description: 'Money that goes back to the guest, from the day on which it is due.' },
    DISPUTE: { description: "Money that the guest's bank took back in a lost dispute." },
  },
});

/** The account of the hotel's books on the other side of a line. */
export enum FolioAccount {
  ROOM_REVENUE = 'ROOM_REVENUE',
  TAXES_PAYABLE = 'TAXES_PAYABLE',
  EXTRAS_REVENUE = 'EXTRAS_REVENUE',
  CANCELLATION_FEES = 'CANCELLATION_FEES',
  ALLOWANCES = 'ALLOWANCES',
  CARD_ONLINE = 'CARD_ONLINE',
  CARD_AT_DESK = 'CARD_AT_DESK',
  CASH = 'CASH',
  RECEIVABLES = 'RECEIVABLES',
  REFUNDS_PAYABLE = 'REFUNDS_PAYABLE',
  DISPUTES = 'DISPUTES',
  DISPUTE_LOSSES = 'DISPUTE_LOSSES',
}
registerEnumType(FolioAccount, {
  name: 'FolioAccount',
  description: "The account of the hotel's books on the other side of a folio line.",
  valuesConfig: {
    ROOM_REVENUE: { description: 'Nights sold.' },
    TAXES_PAYABLE: { description: 'Taxes and fees of the city.' },
    EXTRAS_REVENUE: { description: 'Extras sold, with all taxes.' },
    CANCELLATION_FEES: { description: 'What is kept of cancelled nights.' },
    ALLOWANCES: { description: 'What the hotel waives or gives back without having to.' },
    CARD_ONLINE: { description: 'Money at the card provider.' },
    CARD_AT_DESK: { description: "Money taken by the hotel's card terminal." },
    CASH: { description: 'Cash at the front desk.' },
    RECEIVABLES: { description: 'What companies owe for payments on account.' },
    REFUNDS_PAYABLE: { description: 'Refunds that are decided, until they are paid.' },
    DISPUTES: { description: 'Payments that banks took back from the card provider.' },
    DISPUTE_LOSSES: { description: 'What the hotel sold and lost the payment of, to disputes.' },
  },
});

/**
 * A line of the folio of a booking. Lines are only added: a correction is another line. The balance of a folio is the
 * sum of its lines. Each line is one entry in two accounts: the guest's, and the account that it names.
 */
@ObjectType({
  description: 'A line of the folio of a booking. It is never edited: a correction is another line.',
  simpleResolvers: true,
})
@Entity('folio_lines')
@Index('folio_lines_line', ['bookingId', 'line'], { unique: true })
@Index('folio_lines_day', ['hotelId', 'day', 'id'])
@Index('folio_lines_all', ['day', 'id'])
@Index('folio_lines_kind', ['kind', 'day'])
@Index('folio_lines_account', ['account', 'day', 'id', 'cents'])
export class FolioLine {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  @Ref()
  bookingId!: string;

  @BelongsTo(() => Booking, 'bookingId', 'folio_lines_of_booking', 'RESTRICT')
  bookingRow?: Booking;

  /** 1 for the first. Unique for each booking, so concurrent writers cannot both add the next line. */
  @Count()
  line!: number;

  /** The hotel when the line was added. No foreign key: the books outlive a deleted hotel. */
  @Ref({ nullable: true })
  hotelId!: string | null;

  @Field(() => NightScalar, { description: 'The date at the hotel on which it was added.' })
  @Night()
  day!: string;

  @Field(() => Date, { description: 'When it was added.' })
  @Moment()
  at!: Date;

  /** Who caused it; null for the server and the card provider. */
  @Ref({ nullable: true })
  userId!: string | null;

  @Field(() => FolioLineKind, { description: 'What it stands for.' })
  @Text(12)
  kind!: FolioLineKind;

  @Field(() => FolioAccount, { description: "The account of the hotel's books on its other side." })
  @Text(20)
  account!: FolioAccount;

  @Field(() => NightScalar, { nullable: true, description: 'The night; null for other kinds than NIGHT.' })
  @Night({ nullable: true })
  night!: string | null;

  @Field(() => Int, { nullable: true, description: 'The room number; null for other kinds than NIGHT.' })
  @Count({ nullable: true })
  number!: number | null;

  @Field(() => String, {
    description: 'What it is, in a few words: `Room 12`, `City tax`, `Cash, at the hotel`.',
  })
  @Text(120)
  title!: string;

  /** What it accounts for: a room-night, a charge, an extra, a payment or a refund. Lines with the same source are one sum. */
  @Text(80)
  source!: string;

  @Field(() => Int, {
    description: 'In cents. Above zero the guest owes it, below zero the guest paid it or is relieved of it.',
  })
  @Cents()
  cents!: number;

  @Field(() => String, { description: 'The step of the booking that caused it.' })
  @Text(200)
  why!: string;
}

/** Builds a new folio line. */
export const newFolioLine = rowBuilder(FolioLine, { id: newId, night: null, number: null });
