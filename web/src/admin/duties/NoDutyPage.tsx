import { fill } from '../../../../schema/fill';
import type { StaffAccess } from '../../../../schema/staffPages';
import { NoticePage } from '../../kit/NoticePage';
import { paths } from '../../paths';
import { actingHotel } from '../../apollo/actingHotel';
import { firstPageFor } from '../layout/destinations';
import { anyOf, namesOf } from './dutyWords';
import type { StaffDuties } from './staffAccess';
import * as texts from './texts';

interface Props {
  held: StaffDuties;
  access: StaffAccess | undefined;
}

/** In place of a page that the duties of a member do not include: why, and whom to ask. */
export function NoDutyPage({ held, access }: Props) {
  const first = firstPageFor(held);
  const isForAdministrators = held.hotels.length > 0 && !access?.duties;
  return (
    <NoticePage
      title={texts.noDutyTitle}
      links={[
        ...(first ? ([[fill(texts.goTo, { page: first.title }), first.path]] as const) : []),
        ...(isForAdministrators && !actingHotel.id() ? ([[texts.writeToUs, paths.contact()]] as const) : []),
        [texts.goHome, paths.home()],
      ]}
    >
      {reasonOf(held, access)}
    </NoticePage>
  );
}

function reasonOf({ hotels }: StaffDuties, access: StaffAccess | undefined): string {
  if (hotels.length === 0) return texts.noTeam;
  if (!access?.duties)
    return actingHotel.id()
      ? fill(texts.forAdministratorsActing, { hotel: namesOf(hotels) })
      : texts.forAdministrators;
  if (access.duties.length === 0) return fill(texts.forOwners, { hotels: namesOf(hotels) });
  return fill(texts.otherDuties, { hotels: namesOf(hotels), duties: anyOf(access.duties) });
}
