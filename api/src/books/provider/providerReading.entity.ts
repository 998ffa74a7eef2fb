import { Field, ID, ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { Id, Moment } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';

/** The id of the only row. */
export const READING_ID = '0'.repeat(24);

/** How far the card provider was read: one row. Its lock makes instances store what they read one after another. */
@ObjectType({
  description: "How far the card provider's transactions and payouts were read.",
  simpleResolvers: true,
})
@Entity('provider_readings')
export class ProviderReading {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was last read to its end; null before the first time.',
  })
  @Moment({ nullable: true })
  readAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When reading began that has not ended; null if it is not being read.',
  })
  @Moment({ nullable: true })
  startedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the provider last did not answer; null if it has answered since.',
  })
  @Moment({ nullable: true })
  failedAt!: Date | null;
}

/** Builds the row. */
export const newProviderReading = rowBuilder(ProviderReading, {
  readAt: null,
  startedAt: null,
  failedAt: null,
});
