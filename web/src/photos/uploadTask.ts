import { UPLOADS, UPLOAD_MEGABYTES, type UploadPurposeName } from '../../../schema/uploads';
import { paths } from '../paths';
import { returnPath } from '../session/returnPath';

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

/** Reads the task from the address; undefined where the address says none. */
export function readTask(query: URLSearchParams): UploadTask | undefined {
  const code = query.get('code') ?? '';
  if (!isCode(code)) return undefined;
  const kind = KINDS[code];
  const { types, most } = UPLOADS[kind.purpose];
  const asked = (query.get('types') ?? '').split(',').map(ending).filter(Boolean);
  const sizeLimit = Number(query.get('sizeLimit'));
  return {
    ...kind,
    types: asked.length > 0 ? [...new Set(asked)] : [...types],
    sizeLimit: sizeLimit > 0 ? sizeLimit : UPLOAD_MEGABYTES,
    isMultiple: most > 1 && query.get('number') !== 'single',
    most,
    id: query.get('id') ?? undefined,
    previous: query.has('from') ? returnPath(query.get('from')) : kind.previous,
  };
}

const isCode = (code: string): code is UploadCode => Object.hasOwn(KINDS, code);

/** `jpeg` and `.JPG` are written by existing callers. */
const ending = (type: string): string => {
  const word = type.trim().toLowerCase();
  return word && !word.startsWith('.') ? `.${word}` : word;
};
