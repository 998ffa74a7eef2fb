import { LIMITS } from '../../../../schema/limits';
import { roomDetailProblem, type RoomDetails } from '../../../../schema/roomDetails';

export type Room = RoomDetails & { id: string; number: number };
export type DetailName = keyof RoomDetails;
/** What is typed of a room. */
export type DetailTexts = Record<DetailName, string>;

export const textsOf = ({ floor, view, beds }: Room): DetailTexts => ({
  floor: floor === null ? '' : String(floor),
  view: view ?? '',
  beds: beds ?? '',
});

const FLOOR = `Enter a whole floor, ${LIMITS.lowestFloor} to ${LIMITS.highestFloor}; 0 is the ground floor.`;

/** What is wrong with a detail, or undefined. */
export function detailProblem(name: DetailName, text: string): string | undefined {
  if (name !== 'floor') return roomDetailProblem(text);
  if (!text.trim()) return undefined;
  const floor = /^-?\d+$/.test(text.trim()) ? Number(text) : NaN;
  return floor >= LIMITS.lowestFloor && floor <= LIMITS.highestFloor ? undefined : FLOOR;
}

/** What differs from the rooms as they are, as the server takes it: an emptied field removes what was there. */
export const changedDetails = (rooms: readonly Room[], typed: Readonly<Record<string, DetailTexts>>) =>
  rooms.flatMap((room) => {
    const texts = typed[room.id];
    if (!texts) return [];
    const fresh = {
      floor: texts.floor.trim() ? Number(texts.floor) : null,
      view: texts.view.trim() || null,
      beds: texts.beds.trim() || null,
    };
    const changed = (Object.keys(fresh) as DetailName[]).filter((name) => fresh[name] !== room[name]);
    return changed.length > 0
      ? [{ number: room.number, ...Object.fromEntries(changed.map((name) => [name, fresh[name]])) }]
      : [];
  });
