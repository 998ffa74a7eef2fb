import { config } from '../core/config';

/** Who sells, as receipts name it: the site, and where its operator is reached by post. */
export const sellerName = (): string =>
  config.contact.address ? `Staybook, ${config.contact.address}` : 'Staybook';
