import { config } from '../../core/config';

/** The two links of a change of address, by what they do; also what their tokens are hashed for. */
export type EmailLinkKind = 'confirm' | 'undo';

const PAGES = { confirm: 'confirmemail', undo: 'undoemailchange' };

/** The address of the page to which a link leads. */
export const emailLink = (kind: EmailLinkKind, token: string, userId: string): string =>
  `${config.publicUrl}/${PAGES[kind]}/${token}/${userId}`;
