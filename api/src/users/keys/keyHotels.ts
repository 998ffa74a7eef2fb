import { text } from '../../../../schema/fill';
import type { Duties } from '../../access/duties';
import { includesDuty } from '../../access/duties';
import { HotelDuty } from '../../access/duty.enum';
import type { Viewer } from '../../access/policy';
import { Role } from '../../access/role.enum';
import { isForStaff } from '../../access/scope.enum';
import { hook } from '../../core/hooks';
import type { ApiKey } from './apiKey.entity';

type Rights = Pick<Viewer, 'role' | 'duties'>;
type Named = Pick<ApiKey, 'hotelIds' | 'duties'>;

/** Answers which of these hotels do not exist. Administrators may name any hotel in a key or webhook. */
export const onHotelsNamed = hook<readonly string[], string[]>();

/** The rights that a key has of its owner's present rights: those that it names, and only with a scope for staff. */
export function rightsOfKey({ scopes, ...named }: Named & Pick<ApiKey, 'scopes'>, owner: Rights): Rights {
  if (owner.role !== Role.ADMIN && owner.role !== Role.TEAM) return owner;
  if (!scopes.some(isForStaff)) return { role: Role.INTERMEDIATE };
  if (!named.hotelIds && !named.duties) return owner;
  if (owner.role === Role.TEAM) return { role: Role.TEAM, duties: namedDuties(named, owner.duties) };
  const duties = named.duties ?? [HotelDuty.OWNER];
  return { role: Role.TEAM, duties: new Map((named.hotelIds ?? []).map((id) => [id, duties])) };
}

/** The duties that a team member has and the key names, by hotel; hotels without any are left out. */
function namedDuties({ hotelIds, duties }: Named, held: Duties = new Map()): Duties {
  const at = [...held].filter(([hotelId]) => !hotelIds || hotelIds.includes(hotelId));
  const both = at.map(([hotelId, has]) => [hotelId, duties ? sharedDuties(duties, has) : has] as const);
  return new Map(both.filter(([, shared]) => shared.length));
}

/** What two lists of duties both grant. */
function sharedDuties(one: readonly HotelDuty[], other: readonly HotelDuty[]): HotelDuty[] {
  const shared = [...one.filter((duty) => grants(other, duty)), ...other.filter((duty) => grants(one, duty))];
  return [...new Set(shared)];
}

const grants = (duties: readonly HotelDuty[], duty: HotelDuty): boolean =>
  duty === HotelDuty.OWNER ? duties.includes(duty) : includesDuty(duties, [duty]);

/** Why an owner cannot have a key or webhook for these hotels; undefined if they can. Unknown hotels are as those of others. */
export async function hotelsProblem(owner: Rights, { hotelIds, duties }: Named): Promise<string | undefined> {
  if (owner.role === Role.TEAM) {
    const named = namedDuties({ hotelIds, duties }, owner.duties);
    if (hotelIds ? !hotelIds.every((id) => named.has(id)) : !named.size)
      return text('You have no such duty at one of these hotels.');
  } else if (owner.role !== Role.ADMIN) return text('Only staff can name hotels and duties.');
  else if (!hotelIds) return text('Name the hotels of these duties.');
  else if (Object.values(await onHotelsNamed.run(hotelIds)).flat().length)
    return text('One of these hotels does not exist.');
  return undefined;
}
