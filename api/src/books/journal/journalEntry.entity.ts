import { Entity, Index } from 'typeorm';
import { BelongsTo, Cents, Id, Moment, newId, Night, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { Booking } from '../../bookings/booking.entity';
import type { BookAccount } from '../accounts';

/**
 * A transfer between two accounts of the books that is not a line of a folio: a refund that was paid, money that a bank
 * took back, a fee, a payout, cash that was counted. Entries are only added: a correction is another entry.
 */
@Entity('journal_entries')
@Index('journal_entries_day', ['hotelId', 'day', 'id'])
@Index('journal_entries_all', ['day', 'id'])
@Index('journal_entries_debit', ['debit', 'day', 'id', 'cents'])
@Index('journal_entries_credit', ['credit', 'day', 'id', 'cents'])
@Index('journal_entries_source', ['source'])
@Index('journal_entries_booking', ['bookingId'])
export class JournalEntry {
  @Id()
  id!: string;

  /** Null for what belongs to no hotel, such as a payout. No foreign key: the books outlive a deleted hotel. */
  @Ref({ nullable: true })
  hotelId!: string | null;

  /** The date at the hotel, or in UTC without one. */
  @Night()
  day!: string;

  @Moment()
  at!: Date;

  /** Who caused it; null for the server and the card provider. */
  @Ref({ nullable: true })
  userId!: string | null;

  @Ref({ nullable: true })
  bookingId!: string | null;

  @BelongsTo(() => Booking, 'bookingId', 'journal_entries_of_booking', 'RESTRICT')
  bookingRow?: Booking;

  @Text(20)
  debit!: BookAccount;

  @Text(20)
  credit!: BookAccount;

  /** Above zero. */
  @Cents()
  cents!: number;

  /** What it accounts for: a refund, a dispute, a transaction of the card provider, a cash count. */
  @Text(80)
  source!: string;

  @Text(200)
  why!: string;
}

/** Builds a new journal entry. */
export const newJournalEntry = rowBuilder(JournalEntry, { id: newId, bookingId: null, userId: null });
