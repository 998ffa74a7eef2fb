import { Entity, Index } from 'typeorm';
import { now } from '../../core/clock';
import { BelongsTo, Id, Moment, newId, Ref } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { Hotel } from '../../hotels/hotel.entity';
import { User } from '../../users/user.entity';

/** A guest who wants no more thanks from a hotel after a stay. Messages that a booking needs are sent all the same. */
@Entity('message_opt_outs')
@Index('message_opt_outs_user', ['userId', 'hotelId'], { unique: true })
@Index('message_opt_outs_hotel', ['hotelId'])
export class MessageOptOut {
  @Id()
  id!: string;

  @Ref()
  userId!: string;

  @BelongsTo(() => User, 'userId', 'message_opt_outs_of_user', 'CASCADE')
  userRow?: User;

  @Ref()
  hotelId!: string;

  @BelongsTo(() => Hotel, 'hotelId', 'message_opt_outs_of_hotel', 'CASCADE')
  hotelRow?: Hotel;

  @Moment()
  createdAt!: Date;
}

/** Builds a new refusal of messages. */
export const newMessageOptOut = rowBuilder(MessageOptOut, { id: newId, createdAt: now });
