import { useViewer } from '../../session/SessionProvider';
import { rememberedHotel } from './rememberedHotel';
import { usePageDuties } from './useStaffDuties';
import type { StaffDuties } from './staffAccess';

interface StaffHotel {
  /** What the person may do on this page; undefined while it loads. */
  held: StaffDuties | undefined;
  /** The hotel that was shown last, if it may be shown here; for members else their first one. */
  last: string | undefined;
  /** The hotel of lists: the only one of a member, or the one that was chosen; undefined for all hotels. */
  ofLists: string | undefined;
  /** Remembers a hotel that is shown without a choice. */
  show: (hotelId: string) => void;
  /** Remembers a choice; an empty one stands for all hotels. */
  choose: (hotelId: string) => void;
}

/** The current hotel of the staff area, which all its screens share and this device remembers for each person. */
export function useStaffHotel(): StaffHotel {
  const owner = useViewer()?.id ?? '';
  const held = usePageDuties();
  const { hotelId, isChosen } = rememberedHotel.read(owner);
  const isOpen = (held?.isAdmin ?? false) || held?.hotels.some(({ id }) => id === hotelId);
  const known = isOpen ? hotelId : undefined;
  const only = held?.hotels.length === 1 ? held.hotels[0]!.id : undefined;
  return {
    held,
    last: known ?? held?.hotels[0]?.id,
    ofLists: only ?? (isChosen ? known : undefined),
    show: (shown) => rememberedHotel.show(owner, shown),
    choose: (chosen) => rememberedHotel.choose(owner, chosen),
  };
}

/** The hotel of a member who has only one for the page in view. */
export function useOnlyHotel(): string | undefined {
  const [first, ...others] = usePageDuties()?.hotels ?? [];
  return others.length === 0 ? first?.id : undefined;
}
