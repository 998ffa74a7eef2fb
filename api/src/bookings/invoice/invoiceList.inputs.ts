import { IsOptional, MaxLength } from 'class-validator';
import { Field, ID, InputType, registerEnumType } from 'type-graphql';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { NightScalar } from '../../core/night.scalar';
import { InvoiceKind } from './invoice.entity';

/** The order of a list of invoices and credit notes. Ties are ordered by reference. */
export enum InvoiceSort {
  DAY_DESC = 'DAY_DESC',
  DAY_ASC = 'DAY_ASC',
  TOTAL_DESC = 'TOTAL_DESC',
  TOTAL_ASC = 'TOTAL_ASC',
}
registerEnumType(InvoiceSort, {
  name: 'InvoiceSort',
  description: 'The order of a list of invoices and credit notes; ties are broken by reference.',
  valuesConfig: {
    DAY_DESC: { description: 'The latest date of issue first, then the highest number.' },
    DAY_ASC: { description: 'The earliest date of issue first, then the lowest number.' },
    TOTAL_DESC: { description: 'The highest total first.' },
    TOTAL_ASC: { description: 'The lowest total first.' },
  },
});

@InputType({ description: 'Which invoices and credit notes to list; all given criteria must match.' })
export class InvoiceFilter {
  @Field(() => ID, { nullable: true, description: 'Issued by this hotel, also if it was deleted.' })
  @IsOptional()
  @MaxLength(100)
  hotelId?: string | null;

  @Field(() => InvoiceKind, { nullable: true, description: 'Of this kind.' })
  kind?: InvoiceKind | null;

  @Field(() => NightScalar, { nullable: true, description: 'Issued on this date at the hotel or later.' })
  dayFrom?: string | null;

  @Field(() => NightScalar, { nullable: true, description: 'Issued on this date at the hotel or earlier.' })
  dayTo?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The reference or id of a booking, or a number, such as `INV-000123` or `123`.',
  })
  @IsOptional()
  @MaxLength(LIMITS.name, {
    message: () => fill('A search has at most {most} characters', { most: LIMITS.name }),
  })
  text?: string | null;
}
