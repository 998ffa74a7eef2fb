import { Entity, Index } from 'typeorm';
import { now } from '../core/clock';
import { BelongsTo, Count, Id, Moment } from '../database/columns';
import { rowBuilder } from '../database/rowBuilder';
import { Hotel } from './hotel.entity';

/** A closed hotel that is being deleted. The row is deleted with it. */
@Entity('hotel_deletions')
@Index('hotel_deletions_due', ['dueAt'])
export class HotelDeletion {
  /** The hotel's id. */
  @Id()
  id!: string;

  @BelongsTo(() => Hotel, 'id', 'deletion_of_hotel', 'CASCADE')
  hotelRow?: Hotel;

  /** When the job continues the deletion. */
  @Moment({ nullable: true })
  dueAt!: Date | null;

  @Count()
  attempts!: number;
}

/** Builds a new hotel deletion. */
export const newHotelDeletion = rowBuilder(HotelDeletion, { dueAt: now, attempts: 0 });
