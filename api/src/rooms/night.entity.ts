import { Entity, Index, PrimaryColumn } from 'typeorm';
import { BelongsTo, Ref, shapes } from '../database/columns';
import { RoomNumber } from './roomNumber.entity';

/**
 * A night on which a room number is held or booked. Its key, (room number, night), is what forbids double
 * booking: the second row is refused by the database, whoever writes it.
 */
@Entity('nights')
@Index('nights_booking', ['bookingId'])
export class Night {
  @PrimaryColumn(shapes.id)
  roomNumberId!: string;

  @PrimaryColumn(shapes.night)
  night!: string;

  @BelongsTo(() => RoomNumber, 'roomNumberId', 'nights_of_room_number', 'CASCADE')
  roomNumberRow?: RoomNumber;

  /** The booking that takes the night; a row of the bookings wing, which joins in when it goes. */
  @Ref()
  bookingId!: string;
}
