import type { UploadPurposeName } from '../../../schema/uploads';
import type { Deletion } from '../hotels/onDelete';
import { replaceUploads } from './replace.service';

const PURPOSES: Record<Deletion['what'], UploadPurposeName> = {
  city: 'CITY_PHOTO',
  hotelType: 'HOTEL_TYPE_PHOTO',
  hotel: 'HOTEL_PHOTO',
  roomType: 'ROOM_PHOTO',
};

/** Queues the photos of what is deleted to be destroyed at the image host. */
export const removePhotos = ({ what, id }: Deletion): Promise<void> => replaceUploads(PURPOSES[what], id);
