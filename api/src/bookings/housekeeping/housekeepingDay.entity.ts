import { Entity } from 'typeorm';
import { BelongsTo, Id, Night } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { Hotel } from '../../hotels/hotel.entity';

/** The last day of a hotel on whose morning the rooms in which guests slept became dirty. */
@Entity('housekeeping_days')
export class HousekeepingDay {
  /** The hotel. */
  @Id()
  id!: string;

  @BelongsTo(() => Hotel, 'id', 'housekeeping_day_of_hotel', 'CASCADE')
  hotelRow?: Hotel;

  @Night()
  day!: string;
}

/** Builds the day of a hotel. */
export const newHousekeepingDay = rowBuilder(HousekeepingDay, {});
