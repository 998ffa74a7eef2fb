import { UPLOAD_MEGABYTES, UPLOAD_MEGAPIXELS } from '../../../schema/uploads';

/** What the image host says of a file, and what that means to the one who chose it. */
const WORDS: [RegExp, string][] = [
  [/^Invalid image file/i, 'It cannot be read: it is damaged, or not the kind of file that its name says.'],
  [/megapixel/i, `It has more than ${UPLOAD_MEGAPIXELS} megapixels. Make it smaller, then choose it again.`],
  [/^File size too large/i, `It is above the ${UPLOAD_MEGABYTES} MB size limit.`],
  [/^Stale request|used up/i, 'The time to upload it has run out. Try again.'],
];

/** Why the image host did not take a file, in words for people; `said` is its own message, where it has one. */
export class HostRefusal extends Error {
  /** Whether the same file may be taken another time. */
  readonly mayPass: boolean;

  constructor(status: number, said: string | undefined) {
    super(wordsOf(status, said));
    this.name = 'HostRefusal';
    this.mayPass = status === 0 || status === 420 || status === 429 || status >= 500;
  }
}

function wordsOf(status: number, said: string | undefined): string {
  if (status === 420 || status === 429) return 'Too many uploads at once. Wait a minute, then try again.';
  if (status === 0) return 'The connection broke off.';
  if (status >= 500) return 'The image host does not answer. Try again in a minute.';
  const known = WORDS.find(([words]) => words.test(said ?? ''));
  return known?.[1] ?? said ?? 'It was not taken.';
}
