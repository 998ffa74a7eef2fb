import { currentLanguage, languagePrefix } from '../../../../schema/language';
import { actingHotel } from '../../apollo/actingHotel';
import { staffPaths } from '../staffPaths';

/**
 * Makes the administrator act as this hotel in this tab. The page is loaded again, so that nothing that was read before
 * stays: no answer in the cache, no open subscription.
 */
export function startActing(hotel: { id: string; name: string }): void {
  actingHotel.begin(hotel);
  openPage(staffPaths.frontDesk({ hotel: hotel.id }));
}

/** Makes the administrator an administrator again, on a page that is loaded again for the same reason. */
export function endActing(): void {
  actingHotel.end();
  openPage(staffPaths.staffHotels());
}

const openPage = (path: string): void => window.location.assign(languagePrefix(currentLanguage()) + path);
