/** Largest file of an upload, in MB (specification, section 9). */
export const UPLOAD_MEGABYTES = 5;

/** Pixels of the largest picture, in millions. */
export const UPLOAD_MEGAPIXELS = 16;

/** For each purpose of an upload: its folder at the image host, the file types, and how many files at once (specification, section 5). */
export const UPLOADS = {
  PROFILE_PHOTO: { folder: 'profilephotos', types: ['.jpg', '.jpeg', '.png'], most: 1 },
  HOTEL_PHOTO: { folder: 'hotelphotos', types: ['.jpg'], most: 6 },
  ROOM_PHOTO: { folder: 'roomphotos', types: ['.jpg'], most: 6 },
  CITY_PHOTO: { folder: 'cityphotos', types: ['.jpg'], most: 1 },
  HOTEL_TYPE_PHOTO: { folder: 'hoteltypephotos', types: ['.jpg'], most: 1 },
  CHAT_PHOTO: { folder: 'chatphotos', types: ['.jpg', '.jpeg', '.png'], most: 1 },
  REVIEW_PHOTO: { folder: 'reviewphotos', types: ['.jpg', '.jpeg', '.png'], most: 4 },
  HOUSEKEEPING_PHOTO: { folder: 'housekeepingphotos', types: ['.jpg', '.jpeg', '.png'], most: 4 },
  PROPERTY: { folder: 'miscphotos', types: ['.txt', '.jpg'], most: 20 },
} as const;

export type UploadPurposeName = keyof typeof UPLOADS;
