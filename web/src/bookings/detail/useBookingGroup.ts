import { oneOf, withDefault } from '../../kit/address';
import { useAddress } from '../../kit/useAddress';

const ALL = ['upcoming', 'past', 'cancelled'] as const;

export type GroupName = (typeof ALL)[number];

/** The group of My bookings in the address; the first one needs none. */
export const SHOWN_GROUP = { show: withDefault(oneOf(ALL), 'upcoming') };

/** The groups of My bookings by their names in the address. */
export const groupName = { all: ALL, inAddress: SHOWN_GROUP.show.write };

/** The group of bookings in the address; upcoming if it names none. */
export const useBookingGroup = (): GroupName => useAddress(SHOWN_GROUP)[0].show;
