import { id } from '../../kit/address';

/** What this device remembers of a person's choice of a hotel. */
interface Remembered {
  /** The hotel that was shown last. */
  hotelId: string | undefined;
  /** True if lists show this hotel alone, since it was chosen; false if they show all hotels. */
  isChosen: boolean;
}

const keyOf = (owner: string): string => `staffHotel:${owner}`;
const CHOSEN = '!';

/** The last hotel of each person of the staff area on this device. A sign-out forgets it. */
export const rememberedHotel = {
  read(owner: string): Remembered {
    const kept = localStorage.getItem(keyOf(owner)) ?? '';
    const isChosen = kept.startsWith(CHOSEN);
    return { hotelId: id.read(isChosen ? kept.slice(1) : kept), isChosen };
  },
  /** A hotel was shown that nobody chose, such as by a link: lists stay as they are. */
  show(owner: string, hotelId: string) {
    const { isChosen, hotelId: before } = rememberedHotel.read(owner);
    if (before !== hotelId) localStorage.setItem(keyOf(owner), `${isChosen ? CHOSEN : ''}${hotelId}`);
  },
  /** The person chose a hotel, or all hotels by an empty one. */
  choose(owner: string, hotelId: string) {
    const kept = hotelId ? `${CHOSEN}${hotelId}` : (rememberedHotel.read(owner).hotelId ?? '');
    localStorage.setItem(keyOf(owner), kept);
  },
};
