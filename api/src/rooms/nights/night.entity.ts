import { Entity, Index, PrimaryColumn } from 'typeorm';
import { BelongsTo, Ref, shapes } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { RoomBlock } from '../blocks/roomBlock.entity';
import { RoomNumber } from '../roomNumber.entity';

/**
 * A night on which a room number is held, booked or blocked. Its primary key, (room number, night), prevents
 * double booking: the database refuses a second row.
 */
@Entity('nights')
@Index('nights_booking', ['bookingId'])
@Index('nights_change', ['changeId'])
@Index('nights_block', ['blockId'])
export class Night {
  @PrimaryColumn(shapes.id)
  roomNumberId!: string;

  @PrimaryColumn(shapes.night)
  night!: string;

  /** The hotel of the room number: a table that is cut by hotel keeps the nights of one together. */
  @Ref({ default: '' })
  hotelId!: string;

  @BelongsTo(() => RoomNumber, 'roomNumberId', 'nights_of_room_number', 'CASCADE')
  roomNumberRow?: RoomNumber;

  /** The booking of the night, also while a change holds it; null if the night is blocked. */
  @Ref({ nullable: true })
  bookingId!: string | null;

  @BelongsTo('bookings', 'bookingId', 'nights_of_booking', 'CASCADE')
  bookingRow?: object;

  /** The unpaid change that holds the night in addition to the booking's own nights; otherwise null. */
  @Ref({ nullable: true })
  changeId!: string | null;

  @BelongsTo('booking_changes', 'changeId', 'nights_of_change', 'CASCADE')
  changeRow?: object;

  /** The block of the night; otherwise null. */
  @Ref({ nullable: true })
  blockId!: string | null;

  @BelongsTo(() => RoomBlock, 'blockId', 'nights_of_block', 'CASCADE')
  blockRow?: RoomBlock;
}

/** Builds a new night. */
export const newNight = rowBuilder(Night, { bookingId: null, changeId: null, blockId: null });
