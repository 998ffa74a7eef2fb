import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { now } from '../../core/clock';
import { BelongsTo, Cents, Flag, Id, Moment, newId, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { Booking } from '../booking.entity';

/**
 * A link with which anybody who has it pays once for a booking. Only the hash of its token is stored. It is written with the
 * booking's row locked.
 */
@ObjectType({
  description: 'A link with which a guest, or anyone else who has it, pays for a booking without signing in.',
  simpleResolvers: true,
})
@Entity('payment_links')
@Index('payment_links_token', ['tokenHash'], { unique: true })
@Index('payment_links_booking', ['bookingId', 'createdAt', 'id'])
export class PaymentLink {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  @Ref()
  bookingId!: string;

  @BelongsTo(() => Booking, 'bookingId', 'payment_links_of_booking', 'CASCADE')
  bookingRow?: Booking;

  @Text(64)
  tokenHash!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'The part of what is owed that it asks for, in cents; null if it asks for all that is owed when it is opened.',
  })
  @Cents({ nullable: true })
  cents!: number | null;

  @Field(() => Boolean, { description: 'Whether it was sent to the guest by mail.' })
  @Flag()
  mailed!: boolean;

  /** The key of the request that made it; null if it was made with its booking. */
  @Text(100, { nullable: true })
  requestKey!: string | null;

  @Field(() => Date, { description: 'When it was made.' })
  @Moment()
  createdAt!: Date;

  @Ref()
  createdById!: string;

  @Field(() => Date, { description: 'Until when it works.' })
  @Moment()
  expiresAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was paid; null until then.' })
  @Moment({ nullable: true })
  paidAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'When it stopped working before its time: staff withdrew it, nothing was owed any more, or the booking was cancelled. Null otherwise.',
  })
  @Moment({ nullable: true })
  revokedAt!: Date | null;
}

/** Builds a new payment link. */
export const newPaymentLink = rowBuilder(PaymentLink, {
  id: newId,
  requestKey: null,
  createdAt: now,
  paidAt: null,
  revokedAt: null,
});
