/** The duties of members of hotels' teams; `HotelDuty` of the schema describes them. */
export type Duty = 'OWNER' | 'MANAGER' | 'FRONT_DESK' | 'REVENUE' | 'HOUSEKEEPING' | 'FINANCE';

/** The permission that a page of the staff area needs, and the duties that grant it to members of a hotel's team. */
export interface StaffAccess {
  permission: string;
  /** One of them is enough; empty for what is the owner's alone, null for what is for administrators only. */
  duties: readonly Duty[] | null;
}

const forTeams = (permission: string, ...duties: Duty[]): StaffAccess => ({ permission, duties });
const forAdministrators = (permission: string): StaffAccess => ({ permission, duties: null });

/** Who may open each page of the staff area. A page without an entry is for administrators only. */
export const STAFF_ACCESS: Readonly<Record<string, StaffAccess>> = {
  '/frontdesk': forTeams('frontDesk:read', 'FRONT_DESK'),
  '/frontdesk/newbooking': forTeams('walkIn:create', 'FRONT_DESK'),
  '/tapechart': forTeams('tapeChart:read', 'FRONT_DESK'),
  '/dashboard': forTeams('figure:read', 'REVENUE', 'FINANCE'),
  '/bookings': forTeams('booking:list', 'FRONT_DESK', 'FINANCE'),
  '/bookingsforahotel': forTeams('booking:list', 'FRONT_DESK', 'FINANCE'),
  '/searchbookingsresults': forTeams('booking:list', 'FRONT_DESK', 'FINANCE'),
  '/bookings/findbooking': forTeams('booking:list', 'FRONT_DESK', 'FINANCE'),
  '/staff/holds': forTeams('booking:list', 'FRONT_DESK', 'FINANCE'),
  '/staff/guests': forTeams('guest:list', 'FRONT_DESK'),
  '/staff/guests/:hotelId/:userId': forTeams('guest:list', 'FRONT_DESK'),
  '/staff/housekeeping': forTeams('housekeeping:read', 'HOUSEKEEPING', 'FRONT_DESK'),
  '/staff/calendars': forTeams('calendar:manage', 'FRONT_DESK'),
  '/staff/messagetemplates': forTeams('messageTemplate:read', 'FRONT_DESK'),
  '/rates': forTeams('rate:update', 'REVENUE'),
  '/staff/rooms': forTeams('roomType:manage', 'MANAGER'),
  '/createroom': forTeams('roomType:manage', 'MANAGER'),
  '/rooms/updateroom': forTeams('roomType:manage', 'MANAGER'),
  '/hotels/extras': forTeams('extra:update', 'REVENUE'),
  '/staff/dayclose': forTeams('day:read', 'FRONT_DESK', 'FINANCE'),
  '/staff/journal': forTeams('journal:read', 'FINANCE'),
  '/staff/payments': forTeams('payment:list', 'FINANCE'),
  '/staff/refunds': forTeams('refund:list', 'FINANCE'),
  '/staff/openaccounts': forTeams('account:list', 'FRONT_DESK', 'FINANCE'),
  '/staff/invoices': forTeams('invoice:list', 'FINANCE'),
  '/staff/taxes': forTeams('tax:read', 'FINANCE'),
  '/staff/disputes': forTeams('dispute:list', 'FINANCE'),
  '/staff/paymentdifferences': forTeams('payment:list-differences', 'FINANCE'),
  '/staff/payouts': forAdministrators('payout:list'),
  '/staff/payouts/:payoutId': forAdministrators('payout:read'),
  '/staff/providertransactions': forAdministrators('payout:list'),
  '/staff/reviews': forTeams('review:reply', 'FRONT_DESK'),
  '/staff/hotels': forTeams('hotel:manage', 'MANAGER'),
  '/hotels/updatehotel': forTeams('hotel:manage', 'MANAGER'),
  '/staff/team': forTeams('team:read', 'MANAGER'),
  '/staff/firsthour': forTeams('hotel:open', 'MANAGER'),
  '/createhotel': forAdministrators('hotel:create'),
  '/hotels/allcityrefs': forAdministrators('city:manage'),
  '/hotels/createcity': forAdministrators('city:manage'),
  '/hotels/updatecity': forAdministrators('city:manage'),
  '/hotels/updatecityphoto': forAdministrators('city:manage'),
  '/hotels/citycharges': forAdministrators('charge:update'),
  '/hotels/allhoteltyperefs': forAdministrators('hotelType:manage'),
  '/hotels/createhoteltype': forAdministrators('hotelType:manage'),
  '/hotels/updatehoteltype': forAdministrators('hotelType:manage'),
  '/hotels/updatehoteltypephoto': forAdministrators('hotelType:manage'),
  '/users': forAdministrators('user:find'),
  '/users/finduser': forAdministrators('user:find'),
  '/users/getuser': forAdministrators('user:find'),
  '/users/createuser': forAdministrators('user:create'),
  '/users/updateuser': forAdministrators('user:update'),
  '/staff/properties': forAdministrators('submission:list'),
  '/staff/properties/accept': forAdministrators('offer:answer'),
  '/staff/messages': forAdministrators('contact:list'),
  '/staff/files': forAdministrators('hotel:import'),
  '/auditlog': forTeams('audit:list', 'MANAGER'),
};

/**
 * Whether these duties at one hotel include one of the needed. An owner has every duty; a manager has every duty where
 * `needed` names one; null is for administrators only.
 */
export const includesDuty = (held: readonly Duty[], needed: readonly Duty[] | null): boolean =>
  needed !== null &&
  (held.includes('OWNER') ||
    (needed.length > 0 && held.includes('MANAGER')) ||
    needed.some((duty) => held.includes(duty)));
