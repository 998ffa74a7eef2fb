import { UPLOADS, UPLOAD_MEGABYTES, type UploadPurposeName } from '../../../schema/uploads';
import { paths } from '../paths';
import { returnPath } from '../session/returnPath';
import { id, oneOf, param, readAddress, text, whole, withDefault } from '../kit/address';
import { list } from '../kit/listParam';

interface Kind {
  purpose: UploadPurposeName;
  title: string;
  /** Where one comes from, and goes back to, unless the address says it. */
  previous: string;
}

/** The codes of /uploadfiles, as existing addresses write them. */
const KINDS = {
  profilephoto: {
    purpose: 'PROFILE_PHOTO',
    title: 'Change profile photo',
    previous: paths.myAccount(),
  },
  hotelphoto: { purpose: 'HOTEL_PHOTO', title: 'Update hotel photos', previous: paths.hotels() },
  roomphoto: { purpose: 'ROOM_PHOTO', title: 'Update room photos', previous: paths.hotels() },
  cityphoto: { purpose: 'CITY_PHOTO', title: 'Update city photo', previous: paths.home() },
  hoteltypephoto: { purpose: 'HOTEL_TYPE_PHOTO', title: 'Update hotel type photo', previous: paths.home() },
  property: { purpose: 'PROPERTY', title: 'Upload files of your property', previous: paths.listProperty() },
} satisfies Record<string, Kind>;
export type UploadCode = keyof typeof KINDS;

/** What is to be uploaded, and what for. */
export interface UploadTask extends Kind {
  /** Endings that are allowed, in lower case, such as `.jpg`. */
  types: string[];
  /** In MB. */
  sizeLimit: number;
  isMultiple: boolean;
  /** The most files at once. */
  most: number;
  /** What the photos show, where that is not oneself. */
  id: string | undefined;
}

/**
 * The address of the upload screen; it holds the whole task, so that a reload loses nothing. `from` is the page to go
 * back to.
 */
export function uploadPath(code: UploadCode, id?: string, from?: string): string {
  const { types, most } = UPLOADS[KINDS[code].purpose];
  const number = most > 1 ? 'multiple' : 'single';
  return paths.uploadFiles({ code, types: types.join(','), sizeLimit: UPLOAD_MEGABYTES, number, id, from });
}

/** `jpeg` and `.JPG` are written by existing callers. */
function ending(type: string): string | undefined {
  const word = type.trim().toLowerCase();
  return /^\.?\w{1,10}$/.test(word) ? `.${word.replace('.', '')}` : undefined;
}

/** Endings in the address, and characters of the page to go back to, at most. */
const MOST_TYPES = 20;
const LONGEST_PATH = 2000;

/** The task in the address. */
export const TASK = {
  code: oneOf(Object.keys(KINDS) as UploadCode[]),
  types: list(',', param(ending), MOST_TYPES),
  sizeLimit: withDefault(whole(1, UPLOAD_MEGABYTES), UPLOAD_MEGABYTES),
  number: withDefault(oneOf(['single', 'multiple']), 'multiple'),
  id,
  from: text(LONGEST_PATH),
};

/** Reads the task from the address; undefined where the address says none. */
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
