import type { ReactNode } from 'react';
import Link from '@mui/material/Link';

const LINK = /\bhttps?:\/\/[^\s<>"']+/gi;
/** What ends a sentence around a link, and is no part of it. */
const TRAILING = /[.,;:!?)\]}]+$/;

/** A text with its web addresses as links. It is shown as text, whatever is in it. */
export function withLinks(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const address = match[0].replace(TRAILING, '');
    if (!URL.canParse(address)) continue;
    parts.push(text.slice(end, match.index));
    parts.push(
      <Link
        key={match.index}
        href={address}
        target="_blank"
        rel="noopener noreferrer nofollow"
        color="inherit"
        underline="always"
      >
        {address}
      </Link>,
    );
    end = match.index + address.length;
  }
  return [...parts, text.slice(end)];
}
