import type { ReactNode } from 'react';

/** Web addresses, with or without https://, and email addresses. */
const LINK =
  /\bhttps?:\/\/[^\s<>"']+|(?<![\w@./-])www\.[\p{L}\p{N}-]+\.\p{L}[^\s<>"']*|(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu;
/** Punctuation that ends a sentence and does not belong to the link. */
const TRAILING = /[.,;:!?)\]}]$/;
const OPENING: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

/** A text with its web and email addresses as links. Everything else is shown as plain text. */
export function withLinks(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const address = withoutTrailing(match[0]);
    const href = hrefOf(address);
    if (!URL.canParse(href)) continue;
    parts.push(text.slice(end, match.index));
    parts.push(
      <a key={match.index} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {address}
      </a>,
    );
    end = match.index + address.length;
  }
  return [...parts, text.slice(end)];
}

const hrefOf = (address: string): string =>
  /^https?:/i.test(address) ? address : /^www\./i.test(address) ? `https://${address}` : `mailto:${address}`;

/** The address without the punctuation of the sentence. A closing bracket stays if the address opens it. */
function withoutTrailing(address: string): string {
  let kept = address;
  while (TRAILING.test(kept)) {
    const last = kept.at(-1)!;
    const opening = OPENING[last];
    if (opening && kept.split(opening).length >= kept.split(last).length) break;
    kept = kept.slice(0, -1);
  }
  return kept;
}
