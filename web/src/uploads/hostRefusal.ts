import { fill } from '../../../schema/fill';
import { UPLOAD_MEGABYTES, UPLOAD_MEGAPIXELS } from '../../../schema/uploads';
import * as texts from './texts';

/** The messages of the image host, each with the text to show for it. */
const MESSAGES: [RegExp, string][] = [
  [/^Invalid image file/i, texts.damaged],
  [/megapixel/i, fill(texts.tooManyPixels, { count: UPLOAD_MEGAPIXELS })],
  [/^File size too large/i, fill(texts.aboveLimit, { limit: UPLOAD_MEGABYTES })],
  [/^Stale request|used up/i, texts.outOfTime],
  [/^Files cannot be checked/i, texts.notChecked],
];

/** The reason why the image host refused a file, as a text for people. */
export class HostRefusal extends Error {
  /** True if the host may accept the same file later. */
  readonly mayPass: boolean;

  constructor(status: number, hostMessage: string | undefined) {
    super(messageFor(status, hostMessage));
    this.name = 'HostRefusal';
    this.mayPass = status === 0 || status === 420 || status === 429 || status >= 500;
  }
}

function messageFor(status: number, hostMessage: string | undefined): string {
  if (status === 420 || status === 429) return texts.tooManyUploads;
  if (status === 0) return texts.connectionLost;
  const known = MESSAGES.find(([pattern]) => pattern.test(hostMessage ?? ''))?.[1];
  if (status >= 500) return known ?? texts.hostDown;
  return known ?? hostMessage ?? texts.notAccepted;
}
