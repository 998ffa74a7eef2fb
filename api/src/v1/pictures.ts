import { config } from '../core/config';

/**
 * The absolute address of a picture: existing clients run on other origins, where a relative address would
 * not work.
 */
export const pictureAt = (address: string): string =>
  address.startsWith('/') ? config.publicUrl + address : address;
