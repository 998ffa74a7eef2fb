import { uploadPath } from '../../photos/uploadTask';
import { paths } from '../../paths';
import { accessAt, grants, type StaffDuties } from '../duties/staffAccess';
import { staffPaths } from '../staffPaths';
import * as texts from './texts';

/** A part of the page of a hotel. */
export interface HotelTab {
  label: string;
  to: string;
  /** The paths at which it is the current one. */
  at: readonly string[];
}

/** The path whose access decides about a tab, if it is not that of its own page. */
const UPLOAD = '/uploadfiles';
const DETAILS = '/hotels/updatehotel';
const ROOM_TYPES = '/staff/rooms';

const allTabs = (id: string): readonly HotelTab[] => [
  { label: texts.details, to: staffPaths.updateHotel(id), at: [DETAILS] },
  {
    label: texts.photos,
    to: uploadPath('hotelphoto', id, staffPaths.updateHotel(id)),
    at: [UPLOAD],
  },
  {
    label: texts.roomTypes,
    to: staffPaths.staffRooms({ hotel: id }),
    at: [ROOM_TYPES, '/createroom', '/rooms/updateroom'],
  },
  { label: texts.rates, to: staffPaths.rates({ hotel: id }), at: ['/rates'] },
  { label: texts.extras, to: paths.extras(id), at: ['/hotels/extras'] },
  {
    label: texts.messages,
    to: staffPaths.messageTemplates({ hotel: id }),
    at: ['/staff/messagetemplates'],
  },
  { label: texts.calendars, to: staffPaths.calendars(id), at: ['/staff/calendars'] },
  { label: texts.team, to: staffPaths.team(id), at: ['/staff/team'] },
  { label: texts.opening, to: paths.firstHour(id), at: ['/staff/firsthour'] },
];

/** The tabs of a hotel that a member of staff may open. */
export const tabsFor = (held: StaffDuties, id: string): readonly HotelTab[] =>
  allTabs(id).filter(({ at: [page = ''] }) => {
    const access = accessAt(page === UPLOAD ? DETAILS : page);
    return access !== undefined && grants(held, access.duties, id);
  });

/** Whether a page is one of those about a hotel. */
export const isHotelTab = (pathname: string): boolean =>
  allTabs('').some(({ at }) => at.some((page) => page === pathname));
