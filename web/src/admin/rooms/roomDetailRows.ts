import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { roomDetailProblem, type RoomDetails } from '../../../../schema/roomDetails';
import * as texts from './texts';

export type Room = RoomDetails & { id: string; number: number };
export type DetailName = keyof RoomDetails;
/** The texts of a room's fields. */
export type DetailTexts = Record<DetailName, string>;

export const detailTextsOf = ({ floor, view, beds }: Room): DetailTexts => ({
  floor: floor === null ? '' : String(floor),
  view: view ?? '',
  beds: beds ?? '',
});

const FLOOR_PROBLEM = fill(texts.enterFloor, { lowest: LIMITS.lowestFloor, highest: LIMITS.highestFloor });

/** The problem of a detail, or undefined. */
export function detailProblem(name: DetailName, text: string): string | undefined {
  if (name !== 'floor') return roomDetailProblem(text);
  if (!text.trim()) return undefined;
  const floor = /^-?\d+$/.test(text.trim()) ? Number(text) : NaN;
  return floor >= LIMITS.lowestFloor && floor <= LIMITS.highestFloor ? undefined : FLOOR_PROBLEM;
}

/** The changed details of the rooms, as the server takes them. An emptied field is sent as null, which removes it. */
export const changedDetails = (rooms: readonly Room[], typed: Readonly<Record<string, DetailTexts>>) =>
  rooms.flatMap((room) => {
    const details = typed[room.id];
    if (!details) return [];
    const fresh = {
      floor: details.floor.trim() ? Number(details.floor) : null,
      view: details.view.trim() || null,
      beds: details.beds.trim() || null,
    };
    const changed = (Object.keys(fresh) as DetailName[]).filter((name) => fresh[name] !== room[name]);
    return changed.length > 0
      ? [{ number: room.number, ...Object.fromEntries(changed.map((name) => [name, fresh[name]])) }]
      : [];
  });
