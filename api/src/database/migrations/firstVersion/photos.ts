import { count, id, index, moment, ref, text, unique, type Tables } from '../words';

/** Uploaded files, permissions to upload, and offered properties. */
export const photosTables: Tables = {
  uploads: {
    columns: [
      id(),
      text('publicId', 160),
      text('url', 500),
      text('resource', 5),
      text('purpose', 20),
      ref('thingId'),
      ref('userId'),
      moment('createdAt'),
      moment('dueAt', { nullable: true }),
      count('attempts'),
      ref('offerId', { nullable: true }),
    ],
    indices: [
      unique('uploads_publicId', 'publicId'),
      index('uploads_thing', 'purpose', 'thingId'),
      index('uploads_user', 'userId'),
      index('uploads_submitted', 'purpose', 'createdAt', 'id'),
      index('uploads_due', 'dueAt'),
      index('uploads_offer', 'offerId'),
    ],
  },
  upload_grants: {
    columns: [
      id(),
      ref('userId'),
      text('purpose', 20),
      text('folder', 80),
      count('timestamp'),
      count('filesLeft'),
      count('bytesLeft'),
      moment('createdAt'),
    ],
    indices: [
      unique('upload_grants_signed', 'folder', 'timestamp'),
      index('upload_grants_user', 'userId', 'purpose'),
      index('upload_grants_created', 'createdAt'),
    ],
  },
  property_offers: {
    columns: [
      id(),
      ref('userId'),
      text('state', 10),
      moment('sentAt'),
      text('answer', 1000, { nullable: true }),
      moment('answeredAt', { nullable: true }),
      ref('answeredById', { nullable: true }),
      ref('hotelId', { nullable: true }),
    ],
    indices: [
      index('property_offers_sentAt', 'sentAt', 'id'),
      index('property_offers_state', 'state', 'sentAt', 'id'),
      index('property_offers_sender', 'userId', 'sentAt', 'id'),
    ],
  },
};
