import { EventSubscriber, type EntitySubscriberInterface, type UpdateEvent } from 'typeorm';
import { User } from '../users/user.entity';
import { Booking } from './booking.entity';
import { HotelGuest } from './guests/hotelGuest.entity';

/** Writes a user's new name to the user's bookings and to the guests of hotels, which are sorted by it. */
@EventSubscriber()
export class GuestNameSubscriber implements EntitySubscriberInterface<User> {
  listenTo(): typeof User {
    return User;
  }

  async afterUpdate({ manager, entity, updatedColumns }: UpdateEvent<User>): Promise<void> {
    if (!entity || !updatedColumns.some(({ propertyName }) => propertyName === 'nameKey')) return;
    await manager.update(Booking, { userId: entity.id }, { guestKey: entity.nameKey });
    await manager.update(HotelGuest, { userId: entity.id }, { nameKey: entity.nameKey });
  }
}
