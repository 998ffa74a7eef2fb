import { Entity, Index, PrimaryColumn } from 'typeorm';
import { BelongsTo, Ref, shapes } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { RoomBlock } from '../blocks/roomBlock.entity';
import { RoomNumber } from '../roomNumber.entity';

/**
 * A night on which a room number is held, booked or blocked. Its key, (room number, night), is what forbids double
 * booking: the second row is refused by the database, whoever writes it.
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

  @BelongsTo(() => RoomNumber, 'roomNumberId', 'nights_of_room_number', 'CASCADE')
  roomNumberRow?: RoomNumber;

  /** The booking that has the night, or for which a change holds it; null where it is blocked. */
  @Ref({ nullable: true })
  bookingId!: string | null;

  @BelongsTo('bookings', 'bookingId', 'nights_of_booking', 'CASCADE')
  bookingRow?: object;

  /** The change that waits for its payment and holds the night beside those of the booking; else null. */
  @Ref({ nullable: true })
  changeId!: string | null;

  @BelongsTo('booking_changes', 'changeId', 'nights_of_change', 'CASCADE')
  changeRow?: object;

  /** The block that closes the night for bookings; else null. */
  @Ref({ nullable: true })
  blockId!: string | null;

  @BelongsTo(() => RoomBlock, 'blockId', 'nights_of_block', 'CASCADE')
  blockRow?: RoomBlock;
}

/** Builds a new night. */
export const newNight = rowBuilder(Night, { bookingId: null, changeId: null, blockId: null });
