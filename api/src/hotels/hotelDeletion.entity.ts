import { Entity, Index } from 'typeorm';
import { now } from '../core/clock';
import { BelongsTo, Count, Id, Moment } from '../database/columns';
import { rowBuilder } from '../database/rowBuilder';
import { Hotel } from './hotel.entity';

/** A closed hotel that is being deleted; the row goes with it. */
@Entity('hotel_deletions')
@Index('hotel_deletions_due', ['dueAt'])
export class HotelDeletion {
  /** The hotel's own. */
  @Id()
  id!: string;

  @BelongsTo(() => Hotel, 'id', 'deletion_of_hotel', 'CASCADE')
  hotelRow?: Hotel;

  /** When the deletion is gone on with. */
  @Moment({ nullable: true })
  dueAt!: Date | null;

  @Count()
  attempts!: number;
}

/** Builds a new hotel deletion. */
export const newHotelDeletion = rowBuilder(HotelDeletion, { dueAt: now, attempts: 0 });
