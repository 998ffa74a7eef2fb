import { UPLOADS, UPLOAD_MEGABYTES, type UploadPurposeName } from '../../../schema/uploads';
import { paths } from '../paths';
import { returnPath } from '../session/returnPath';
import { id, oneOf, param, readAddress, text, whole, withDefault } from '../kit/address';
import { list } from '../kit/listParam';
import * as texts from './texts';

interface Kind {
  purpose: UploadPurposeName;
  title: string;
  /** The page to go back to, unless the address names one. */
  previous: string;
}

/** The codes of /uploadfiles, as existing addresses spell them. */
const KINDS = {
  profilephoto: {
    purpose: 'PROFILE_PHOTO',
    title: texts.changeProfilePhoto,
    previous: paths.myAccount(),
  },
  hotelphoto: { purpose: 'HOTEL_PHOTO', title: texts.updateHotelPhotos, previous: paths.hotels() },
  roomphoto: { purpose: 'ROOM_PHOTO', title: texts.updateRoomPhotos, previous: paths.hotels() },
  cityphoto: { purpose: 'CITY_PHOTO', title: texts.updateCityPhoto, previous: paths.home() },
  hoteltypephoto: { purpose: 'HOTEL_TYPE_PHOTO', title: texts.updateHotelTypePhoto, previous: paths.home() },
  property: { purpose: 'PROPERTY', title: texts.uploadPropertyFiles, previous: paths.listProperty() },
} satisfies Record<string, Kind>;
export type UploadCode = keyof typeof KINDS;

/** An upload: its purpose and its limits. */
export interface UploadTask extends Kind {
  /** The allowed endings, in lower case, such as `.jpg`. */
  types: string[];
  /** In MB. */
  sizeLimit: number;
  isMultiple: boolean;
  /** The largest number of files at once. */
  most: number;
  /** The record that the photos belong to; undefined for the profile photo. */
  id: string | undefined;
}

/**
 * The address of the upload screen. It contains the whole task, so that a reload loses nothing. `from` is the page to go
 * back to.
 */
export function uploadPath(code: UploadCode, id?: string, from?: string): string {
  const { types, most } = UPLOADS[KINDS[code].purpose];
  const number = most > 1 ? 'multiple' : 'single';
  return paths.uploadFiles({ code, types: types.join(','), sizeLimit: UPLOAD_MEGABYTES, number, id, from });
}

/** Normalises an ending: existing callers write `jpeg` and `.JPG`. */
function ending(type: string): string | undefined {
  const word = type.trim().toLowerCase();
  return /^\.?\w{1,10}$/.test(word) ? `.${word.replace('.', '')}` : undefined;
}

/** The limits of the address: its endings, and the characters of the page to go back to. */
const MAX_TYPES = 20;
const MAX_PATH_LENGTH = 2000;

/** The task in the address. */
export const TASK = {
  code: oneOf(Object.keys(KINDS) as UploadCode[]),
  types: list(',', param(ending), MAX_TYPES),
  sizeLimit: withDefault(whole(1, UPLOAD_MEGABYTES), UPLOAD_MEGABYTES),
  number: withDefault(oneOf(['single', 'multiple']), 'multiple'),
  id,
  from: text(MAX_PATH_LENGTH),
};

/** The task in the address; undefined if there is none. */
export function readTask(query: URLSearchParams): UploadTask | undefined {
  const { code, types: asked, sizeLimit, number, id: shown, from } = readAddress(TASK, query);
  if (!code) return undefined;
  const kind = KINDS[code];
  const { types, most } = UPLOADS[kind.purpose];
  return {
    ...kind,
    most,
    sizeLimit,
    id: shown,
    types: asked.length > 0 ? [...asked] : [...types],
    isMultiple: most > 1 && number !== 'single',
    previous: from === undefined ? kind.previous : returnPath(from),
  };
}
