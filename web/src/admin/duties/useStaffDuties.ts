import { onErrorPage } from '../../apollo/failureLink';
import { actingHotel } from '../../apollo/actingHotel';
import { useViewer } from '../../session/SessionProvider';
import { useLocation } from 'react-router-dom';
import { useMemo } from 'react';
import { skipToken } from '@apollo/client/react';
import { accessAt, grants, hotelsFor, mayOpen, type DutyHotel, type StaffDuties } from './staffAccess';
import type { Duty } from '../../../../schema/staffPages';
import { useOwnTeamsQuery } from '../../users/OwnTeams.generated';

const ADMINISTRATOR: StaffDuties = { isAdmin: true, hotels: [] };
const NOBODY: StaffDuties = { isAdmin: false, hotels: [] };

/**
 * What the person at the screen may do; undefined while it loads. An administrator who acts as a hotel has what its owner
 * has, and nothing else.
 */
export function useStaffDuties(): StaffDuties | undefined {
  const role = useViewer()?.role;
  const acting = role === 'ADMIN' ? actingHotel.id() : null;
  const { data } = useOwnTeamsQuery(role === 'TEAM' ? { context: onErrorPage } : skipToken);
  return useMemo(() => {
    if (acting)
      return { isAdmin: false, hotels: [{ id: acting, name: actingHotel.name(), duties: ['OWNER'] }] };
    if (role === 'ADMIN') return ADMINISTRATOR;
    if (role !== 'TEAM') return NOBODY;
    const teams = data && (data.viewer?.teams ?? []);
    return (
      teams && {
        isAdmin: false,
        hotels: teams
          .flatMap(({ duties, hotel }): DutyHotel[] =>
            hotel ? [{ id: hotel.id, name: hotel.name, duties }] : [],
          )
          .sort((one, other) => one.name.localeCompare(other.name)),
      }
    );
  }, [role, acting, data]);
}

/** Tells whether the person may do what needs one of these duties, at this hotel or at any; null is for administrators only. */
export function useMay(): (needed: readonly Duty[] | null, hotelId?: string) => boolean {
  const held = useStaffDuties();
  return (needed, hotelId) => held !== undefined && grants(held, needed, hotelId);
}

/** What the person may do on the page in view: for members their hotels whose duties open it. */
export function usePageDuties(): StaffDuties | undefined {
  const held = useStaffDuties();
  const { pathname } = useLocation();
  return useMemo(() => {
    const access = accessAt(pathname);
    return held && access ? { ...held, hotels: hotelsFor(held, access.duties) } : held;
  }, [held, pathname]);
}

/** Tells whether the person may open the page at an address. */
export function useMayOpen(): (address: string) => boolean {
  const held = useStaffDuties();
  return (address) => held !== undefined && mayOpen(held, address.split('?')[0]!);
}
