import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import type { InvoiceBuyer, InvoiceLine, InvoicePayment } from '../../../../schema/invoices';
import { REFERENCE_LENGTH } from '../../../../schema/bookingReferences';
import type { Language } from '../../../../schema/language';
import { LIMITS } from '../../../../schema/limits';
import { now } from '../../core/clock';
import { ListSize } from '../../core/cost.decorator';
import { NightScalar } from '../../core/night.scalar';
import {
  BelongsTo,
  Cents,
  Count,
  Flag,
  Id,
  Json,
  LargeJson,
  Moment,
  newId,
  Night,
  Ref,
  Text,
} from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { Booking } from '../booking.entity';
import { InvoiceBuyerOut, InvoiceLineOut, InvoicePaymentOut } from './invoice.types';

/** Whether the buyer owes its total, or gets it back. */
export enum InvoiceKind {
  INVOICE = 'INVOICE',
  CREDIT_NOTE = 'CREDIT_NOTE',
}
registerEnumType(InvoiceKind, {
  name: 'InvoiceKind',
  description: 'Whether the buyer owes the total of a document, or gets it back.',
  valuesConfig: {
    INVOICE: { description: 'The buyer owes its total.' },
    CREDIT_NOTE: { description: 'Its total is taken off earlier invoices.' },
  },
});

/**
 * An invoice or credit note of a booking, with everything that it says, as it was on that day. It is never changed. All
 * invoices of a booking less its credit notes are what the lines of its folio charge, up to `throughLine` of the last one.
 */
@ObjectType({
  description: 'An invoice or credit note of a booking. It is never edited: a credit note corrects it.',
  simpleResolvers: true,
})
@Entity('invoices')
@Index('invoices_number', ['hotelId', 'number'], { unique: true })
@Index('invoices_booking', ['bookingId', 'place'], { unique: true })
@Index('invoices_key', ['bookingId', 'idempotencyKey'], { unique: true })
@Index('invoices_day', ['day', 'number', 'id'])
@Index('invoices_hotel_day', ['hotelId', 'day', 'number', 'id'])
@Index('invoices_hotel_total', ['hotelId', 'totalCents', 'id'])
@Index('invoices_kind', ['kind', 'day', 'number', 'id'])
@Index('invoices_total', ['totalCents', 'id'])
@Index('invoices_running', ['number', 'id'])
export class Invoice {
  @Field(() => ID, { description: '24 hexadecimal characters; `/documents/ID.pdf` is the file.' })
  @Id()
  id!: string;

  /** The hotel that issued it. No foreign key: the books outlive a deleted hotel, and its numbers stay taken. */
  @Ref()
  hotelId!: string;

  @Field(() => ID, { description: 'Id of the booking.' })
  @Ref()
  bookingId!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Reference of the booking for people, as printed; null on documents from before there were such references, which print the id.',
  })
  @Text(REFERENCE_LENGTH, { nullable: true })
  bookingReference!: string | null;

  @BelongsTo(() => Booking, 'bookingId', 'invoices_of_booking', 'RESTRICT')
  bookingRow?: Booking;

  /** 1 for the first of its booking. Unique, so concurrent writers cannot both add the next one. */
  @Count()
  place!: number;

  @Field(() => InvoiceKind, { description: 'Whether it is an invoice or a credit note.' })
  @Text(12)
  kind!: InvoiceKind;

  @Field(() => Int, {
    description:
      'The running number of the hotel, from 1 and without gaps. Invoices and credit notes share the numbers.',
  })
  @Count()
  number!: number;

  @Field(() => NightScalar, { description: 'Date of issue at the hotel.' })
  @Night()
  day!: string;

  @Field(() => Date, { description: 'When it was issued.' })
  @Moment()
  createdAt!: Date;

  /** Who asked for it; null for one that followed from a change of the booking. */
  @Ref({ nullable: true })
  userId!: string | null;

  @Field(() => String, { description: 'Name of the hotel when it was issued.' })
  @Text(120)
  sellerName!: string;

  @Field(() => String, { description: 'Address of the hotel when it was issued; empty if unknown.' })
  @Text(LIMITS.shortText)
  sellerAddress!: string;

  @Field(() => String, {
    description: 'Tax number of the hotel when it was issued; empty if it had none.',
  })
  @Text(LIMITS.taxNumber, { default: '' })
  sellerTaxNumber!: string;

  @Field(() => InvoiceBuyerOut, { description: 'To whom it is written.' })
  @Json()
  buyer!: InvoiceBuyer;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of the invoice that a credit note is for; null for invoices.',
  })
  @Count({ nullable: true })
  creditedNumber!: number | null;

  @Field(() => Boolean, {
    description:
      'Whether it takes back everything invoiced for the booking, so that a corrected invoice can follow.',
  })
  @Flag()
  takesAllBack!: boolean;

  /** The lines of the folio up to this one are on the documents of the booking up to this one; 0 for none. */
  @Count()
  throughLine!: number;

  @ListSize(4)
  @Field(() => [InvoiceLineOut], { description: 'What is charged, or given back, line by line.' })
  @LargeJson()
  lines!: InvoiceLine[];

  @Field(() => Int, { description: 'The sum of its lines, in cents; above zero for credit notes too.' })
  @Cents()
  totalCents!: number;

  @Field(() => Int, {
    description: 'All invoices of the booking less its credit notes, up to this one, in cents.',
  })
  @Cents()
  invoicedCents!: number;

  @ListSize(2)
  @Field(() => [InvoicePaymentOut], { description: 'What was paid and refunded when it was issued.' })
  @Json()
  payments!: InvoicePayment[];

  @Field(() => Int, {
    description:
      'What was left to pay of the booking when it was issued, in cents; below zero the hotel owed it.',
  })
  @Cents()
  dueCents!: number;

  /** The language that it was issued in, by its tag; it is always shown in it. */
  @Text(8, { default: 'en' })
  language!: Language;

  /** The key of the request that asked for it; null for one that followed from a change of the booking. */
  @Text(100, { nullable: true })
  idempotencyKey!: string | null;
}

/** The last number that a hotel has given to an invoice or credit note. */
@Entity('invoice_counters')
export class InvoiceCounter {
  /** The hotel's id. No foreign key: a credit note can follow the deletion of a hotel. */
  @Id()
  id!: string;

  @Count()
  last!: number;
}

/** Builds a new invoice or credit note. */
export const newInvoice = rowBuilder(Invoice, { id: newId, createdAt: now, idempotencyKey: null });
