import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request } from 'express';

/** A body that is sent many times, with its compressed forms and its tag. */
export interface Sendable {
  text: string | Buffer;
  forms: Map<string, Promise<Buffer> | string>;
}

/**
 * Level 5 takes 0.3 ms longer than 4 and saves one or two packets. Levels from 7 up take ten times as long.
 */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The smallest form is first: browsers accept all of them and state no preference. */
const FORMS = {
  br: (text: string | Buffer) => promisify(brotliCompress)(text, QUALITY),
  gzip: (text: string | Buffer) => promisify(gzip)(text),
  identity: async (text: string | Buffer) => (typeof text === 'string' ? Buffer.from(text) : text),
};
const ENCODINGS = Object.keys(FORMS) as (keyof typeof FORMS)[];

/**
 * Chooses the form that a client accepts; the tag is the same for all forms. Each form is made once, when
 * `body()` is first called. Bodies shorter than `least` bytes are not compressed.
 */
export function chooseForm(
  request: Pick<Request, 'acceptsEncodings'>,
  { text, forms }: Sendable,
  least = 0,
): { encoding: keyof typeof FORMS; tag: string; body(): Promise<Buffer> } {
  const found = ENCODINGS.find((name) => request.acceptsEncodings(name));
  const encoding = (text.length >= least && found) || 'identity';
  const tag = (forms.get('tag') as string) ?? `W/"${createHash('sha1').update(text).digest('base64url')}"`;
  forms.set('tag', tag);
  const body = () => {
    const made = (forms.get(encoding) as Promise<Buffer> | undefined) ?? FORMS[encoding](text);
    forms.set(encoding, made);
    return made;
  };
  return { encoding, tag, body };
}
