import { IsOptional, MaxLength } from 'class-validator';
import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { NightScalar } from '../../core/night.scalar';

/** What a line of the tax report stands for. */
export enum TaxReportBy {
  HOTEL = 'HOTEL',
  CITY = 'CITY',
}
registerEnumType(TaxReportBy, {
  name: 'TaxReportBy',
  description: 'What a line of the tax report stands for.',
  valuesConfig: {
    HOTEL: { description: 'One tax or fee in one hotel.' },
    CITY: { description: 'One tax or fee in all hotels of a city.' },
  },
});

@InputType({ description: 'Which taxes and fees to sum.' })
export class TaxFilter {
  @Field(() => NightScalar, {
    nullable: true,
    description:
      'First day, by the date at the hotel. Without days the report is of this month in UTC; one end alone stands for a year.',
  })
  from?: string | null;

  @Field(() => NightScalar, { nullable: true, description: 'Last day, at most 366 days in all.' })
  to?: string | null;

  @Field(() => ID, { nullable: true, description: 'Of this hotel.' })
  @IsOptional()
  @MaxLength(100)
  hotelId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Of hotels that are in this city now.' })
  @IsOptional()
  @MaxLength(100)
  cityId?: string | null;

  @Field(() => TaxReportBy, {
    nullable: true,
    defaultValue: TaxReportBy.HOTEL,
    description: 'What a line stands for.',
  })
  by?: TaxReportBy | null;
}

@ObjectType({
  description:
    'A tax or fee of a period: what folios charged of it and what they gave back on these days, in cents.',
  simpleResolvers: true,
})
export class TaxSum {
  @Field(() => ID, { description: '24 hexadecimal characters; another one for another period.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The city of the hotel; null if the hotel was deleted.',
  })
  cityName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The hotel; null where a line stands for a city. A deleted hotel has its last name.',
  })
  hotelName!: string | null;

  @Field(() => String, { description: 'Title of the tax or fee when it was charged: `City tax`.' })
  title!: string;

  @Field(() => Int, {
    description:
      'Room nights sold on these days less those given up, times their rooms, of bookings that have this tax or fee.',
  })
  nights!: number;

  @Field(() => Float, {
    description:
      'The price of these room nights, without taxes and fees, in cents; a whole number up to 2^53.',
  })
  nightsCents!: number;

  @Field(() => Float, { description: 'What was charged, in cents; a whole number up to 2^53.' })
  chargedCents!: number;

  @Field(() => Float, {
    description: 'What was given back, in cents, as a number above zero; a whole number up to 2^53.',
  })
  givenBackCents!: number;

  @Field(() => Float, {
    description: 'What was charged less what was given back, in cents; it may be below zero.',
  })
  netCents!: number;
}
