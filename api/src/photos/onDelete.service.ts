import type { UploadPurposeName } from '../../../schema/uploads';
import { removal, type Removed } from '../hotels/onDelete';
import { replaceUploads } from './replace.service';

const PURPOSES: Record<Removed['what'], UploadPurposeName> = {
  city: 'CITY_PHOTO',
  hotelType: 'HOTEL_TYPE_PHOTO',
  hotel: 'HOTEL_PHOTO',
  roomType: 'ROOM_PHOTO',
};

/** Photos of what is deleted are destroyed at the image host; called once, when the house opens. */
export const joinPhotosToRemoval = (): void =>
  removal.join('photos', ({ what, id }) => replaceUploads(PURPOSES[what], id));
