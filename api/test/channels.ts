import { room } from './checkoutHelpers';
import { night } from './factories';
import type { MakeInput } from './staffMoney';

/** For each mutation of channels, an input that changes something. It books as the front desk does. */
export const CHANNEL_CHANGES: Record<string, MakeInput> = {
  syncChannelBooking: async () => {
    const { hotel, roomType } = await room();
    return {
      hotelId: hotel.id,
      channel: 'Rooms',
      reference: 'R1',
      revision: 1,
      checkIn: night(10),
      checkOut: night(12),
      roomTypeIds: [roomType.id],
      guestName: 'Gus Guest',
      email: 'gus@example.com',
    };
  },
};
