import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { NightScalar } from '../../core/night.scalar';
import { Cents, Id, Moment, newId, Night, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';

/** A count of the cash at a front desk: the end of a shift. Counts are never changed: a wrong one is followed by another. */
@ObjectType({
  description:
    'A count of the cash at a front desk, at the end of a shift. It is never changed: after a wrong one, count again.',
  simpleResolvers: true,
})
@Entity('cash_counts')
@Index('cash_counts_at', ['hotelId', 'at', 'id'])
@Index('cash_counts_key', ['hotelId', 'requestKey'], { unique: true })
export class CashCount {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  /** No foreign key: the books outlive a deleted hotel. */
  @Ref()
  hotelId!: string;

  @Field(() => NightScalar, { description: 'The date at the hotel.' })
  @Night()
  day!: string;

  @Field(() => Date, { description: 'When it was counted.' })
  @Moment()
  at!: Date;

  @Ref()
  userId!: string;

  @Field(() => Int, { description: 'What there should be by the books, in cents.' })
  @Cents()
  expectedCents!: number;

  @Field(() => Int, { description: 'What was counted, in cents.' })
  @Cents()
  countedCents!: number;

  @Field(() => Int, {
    description: 'What was then taken to the bank, in cents; the rest stays as the float.',
  })
  @Cents()
  bankedCents!: number;

  @Field(() => String, { nullable: true, description: 'A note of the person who counted.' })
  @Text(500, { nullable: true })
  note!: string | null;

  @Text(100)
  requestKey!: string;
}

/** Builds a new cash count. */
export const newCashCount = rowBuilder(CashCount, { id: newId });
