import { MaxLength, ValidateNested } from 'class-validator';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { InvoiceBuyer, InvoiceLine, InvoicePayment } from '../../../../schema/invoices';
import { LIMITS } from '../../../../schema/limits';
import { NightScalar } from '../../core/night.scalar';
import { Problem } from '../../core/problems';
import { RequestKey } from '../inputRules';

@ObjectType('InvoiceBuyer', { description: 'To whom an invoice is written.', simpleResolvers: true })
export class InvoiceBuyerOut implements InvoiceBuyer {
  @Field(() => String, { description: 'Name of the person or company.' })
  name!: string;

  @Field(() => String, { description: 'Postal address, of several lines; empty if not given.' })
  address!: string;

  @Field(() => String, { description: 'Tax number of the buyer; empty if not given.' })
  taxNumber!: string;
}

@ObjectType('InvoiceLine', { description: 'A line of an invoice or credit note.', simpleResolvers: true })
export class InvoiceLineOut implements InvoiceLine {
  @Field(() => String, { description: 'As in the folio: NIGHT, CHARGE, EXTRA, FEE or ADJUSTMENT.' })
  kind!: string;

  @Field(() => String, {
    description: 'What it is: `City tax`. For nights the room type, or empty if it is not known any more.',
  })
  title!: string;

  @Field(() => Int, { nullable: true, description: 'The room number; null for other kinds than NIGHT.' })
  number!: number | null;

  @Field(() => NightScalar, { nullable: true, description: 'First night; null for other kinds than NIGHT.' })
  from!: string | null;

  @Field(() => NightScalar, { nullable: true, description: 'Last night; null for other kinds than NIGHT.' })
  to!: string | null;

  @Field(() => Int, { description: 'Nights; 1 for other kinds than NIGHT.' })
  quantity!: number;

  @Field(() => Int, { description: 'Price of one, in cents.' })
  unitCents!: number;

  @Field(() => Int, { description: 'In cents. A credit note counts what it gives back.' })
  cents!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'For a tax or fee that is a percentage of the room price: 14.75 is 14.75 %. Null for others, where the rate changed between the nights, and on documents from before it was stored.',
  })
  ratePercent?: number | null;
}

@ObjectType('InvoicePayment', { description: 'Money of a booking on an invoice.', simpleResolvers: true })
export class InvoicePaymentOut implements InvoicePayment {
  @Field(() => String, { description: 'As in the folio: PAYMENT, REFUND, DISPUTE or ADJUSTMENT.' })
  kind!: string;

  @Field(() => String, { description: 'How it was paid: `Visa ending in 4242`.' })
  title!: string;

  @Field(() => Int, { description: 'In cents; below zero the guest paid it.' })
  cents!: number;
}

@InputType({ description: 'To whom an invoice is written.' })
export class InvoiceBuyerInput {
  @Field(() => String, {
    nullable: true,
    description: `Name of the person or company, of up to ${LIMITS.name} characters; the guest's name if left out.`,
  })
  @MaxLength(LIMITS.shortText)
  name?: string;

  @Field(() => String, {
    defaultValue: '',
    description: `Postal address, of up to six lines and ${LIMITS.invoiceAddress} characters.`,
  })
  @MaxLength(LIMITS.shortText)
  address!: string;

  @Field(() => String, {
    defaultValue: '',
    description: `Tax number of the buyer, of up to ${LIMITS.taxNumber} characters.`,
  })
  @MaxLength(LIMITS.shortText)
  taxNumber!: string;
}

@InputType({ description: 'An invoice for a booking.' })
export class IssueInvoiceInput {
  @Field(() => ID, { description: 'Id of the booking.' })
  @MaxLength(100)
  bookingId!: string;

  @Field(() => InvoiceBuyerInput, { description: 'To whom it is written.' })
  @ValidateNested()
  buyer!: InvoiceBuyerInput;

  @Field(() => String, {
    description: 'A key created once for each request; repeating it answers the same invoice.',
  })
  @RequestKey()
  idempotencyKey!: string;
}

@ObjectType({
  implements: Problem,
  description:
    'The booking or its hotel does not exist, the booking is not paid or charges nothing; or the key was used for another invoice.',
})
export class InvoiceRefused extends Problem {
  static override readonly status = 409;
}
