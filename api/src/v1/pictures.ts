import { config } from '../core/config';

/** The whole address of a picture: existing clients are pages of other origins, where ours alone would lead nowhere. */
export const pictureAt = (address: string): string =>
  address.startsWith('/') ? config.publicUrl + address : address;
