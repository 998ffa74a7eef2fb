import { createHmac } from 'node:crypto';
import path from 'node:path';
import type { Router } from 'express';
import { UPLOADS, UPLOAD_MEGABYTES } from '../../../schema/uploads';
import { config } from '../core/config';
import { fakeCloudinary } from './fakeCloudinary/fakeCloudinary';
import { connectImages, readAccount } from '../integrations/images';

/** The album's account; every instance of one house makes the same secret. */
const standInAccount = () => ({
  cloudName: 'staybook',
  apiKey: 'album',
  apiSecret: createHmac('sha256', config.jwtSecret).update('album').digest('hex'),
});
const deliveryBase = () => `${config.publicUrl}/dev/album/staybook`;

/** The album that stands in for the image host, where no account is set. */
export function openImageStandIn(): Router | undefined {
  if (config.images.cloudinaryUrl) return undefined;
  return fakeCloudinary({
    account: standInAccount(),
    root: path.join(config.dataDir, 'album'),
    folders: Object.values(UPLOADS).map(({ folder }) => folder),
    textFolder: UPLOADS.PROPERTY.folder,
    largest: UPLOAD_MEGABYTES * 1024 * 1024,
    deliveryUrl: deliveryBase,
  });
}

/** Says who keeps our photos, once it is known where this process answers. */
export function connectImageHost(localOrigin: string): void {
  const { cloudinaryUrl } = config.images;
  connectImages(
    cloudinaryUrl
      ? readAccount(cloudinaryUrl)
      : {
          ...standInAccount(),
          apiBase: `${localOrigin}/dev/album`,
          publicApiBase: `${config.publicUrl}/dev/album`,
          deliveryBase: deliveryBase(),
        },
  );
}

/** Where browsers send photos to, beyond ourselves. */
export const uploadOrigins = (cloudinaryUrl: string | undefined): string[] =>
  cloudinaryUrl ? [new URL(readAccount(cloudinaryUrl).apiBase ?? 'https://api.cloudinary.com').origin] : [];
