import { useSearchParams } from 'react-router-dom';

const ALL = ['upcoming', 'past', 'cancelled'] as const;

export type GroupName = (typeof ALL)[number];

/** The groups of My bookings by their names in the address; the first one needs none. */
export const groupName = {
  all: ALL,
  inAddress: (name: GroupName) => (name === 'upcoming' ? undefined : name),
};

/** Which of one's bookings the address asks for: those to come where it names none. */
export function useBookingGroup(): GroupName {
  const [query] = useSearchParams();
  const asked = query.get('show');
  return ALL.find((name) => name === asked) ?? 'upcoming';
}
