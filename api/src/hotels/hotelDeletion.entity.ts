import { Entity, Index } from 'typeorm';
import { BelongsTo, Count, Id, Moment } from '../database/columns';
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
