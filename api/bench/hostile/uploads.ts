import { once } from 'node:events';
import { connect } from 'node:net';
import sharp from 'sharp';
import { mapConcurrent } from '../../src/core/mapConcurrent';

/** An attack with files. `prepare` is not measured; the work that it returns is. */
export interface HostileUpload {
  name: string;
  prepare(client: UploadClient): Promise<() => Promise<string>>;
}

interface Signature {
  timestamp: number;
  signature: string;
  apiKey: string;
  uploadUrl: string;
  folder: string;
}

/** A signed-in person who has permission to upload. */
export class UploadClient {
  constructor(
    readonly url: string,
    private readonly accessToken: string,
  ) {}

  async graphql(query: string, variables: object = {}): Promise<any> {
    const answer = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.accessToken}` },
      body: JSON.stringify({ query, variables }),
    });
    return answer.json();
  }

  async sign(folder: string): Promise<Signature> {
    const document = `mutation ($folder: String!) { generateUploadSignature(input: { folder: $folder }) {
      timestamp signature apiKey uploadUrl folder } }`;
    return (await this.graphql(document, { folder })).data.generateUploadSignature;
  }

  /** Uploads a picture; returns the input of its report. */
  async send(bytes: Buffer): Promise<{ url: string; publicId: string }> {
    const answer = await post(await this.sign('miscphotos'), bytes);
    const { secure_url: url, public_id: publicId } = (await answer.json()) as Record<string, string>;
    return { url: url!, publicId: publicId! };
  }
}

function formOf(
  { timestamp, signature, apiKey, folder }: Signature,
  bytes: Buffer,
  isFileFirst = false,
): FormData {
  const form = new FormData();
  const file = new Blob([new Uint8Array(bytes)]);
  if (isFileFirst) form.set('file', file, 'a.jpg');
  for (const [name, value] of Object.entries({ timestamp, signature, api_key: apiKey, folder }))
    form.set(name, String(value));
  if (!isFileFirst) form.set('file', file, 'a.jpg');
  return form;
}

const post = (signed: Signature, bytes: Buffer, isFileFirst = false): Promise<Response> =>
  fetch(signed.uploadUrl, { method: 'POST', body: formOf(signed, bytes, isFileFirst) });

/** The answers, each once with its count. */
async function summary(answers: Promise<Response>[]): Promise<string> {
  const counts = new Map<string, number>();
  for (const answer of await Promise.all(answers)) {
    const type = answer.headers.get('content-type') ?? '';
    const text = await answer.text();
    const said = `${answer.status} ${type.startsWith('application/json') ? text.slice(0, 60) : ''}`.trim();
    counts.set(said, (counts.get(said) ?? 0) + 1);
  }
  return [...counts].map(([said, count]) => (count > 1 ? `${count} x ${said}` : said)).join(', ');
}

const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const FIVE_MB = Buffer.alloc(5 * 1024 * 1024 - 100_000, 0xff);

const flat = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'teal' }, limitInputPixels: false })
    .png()
    .toBuffer();
export const photo = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'teal',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .blur(2)
    .jpeg({ quality: 75 })
    .toBuffer();

/** A PNG whose header claims this many pixels a side; the picture has ten. */
async function boast(side: number): Promise<Buffer> {
  const bytes = await flat(10, 10);
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  return bytes;
}

/** Uploads these bytes with a valid signature, except for the changes of `change`. */
const upload = (
  name: string,
  make: () => Buffer | Promise<Buffer>,
  change: Partial<Signature> = {},
  isFileFirst = false,
): HostileUpload => ({
  name,
  async prepare(client) {
    const [signed, bytes] = [await client.sign('miscphotos'), await make()];
    return () => summary([post({ ...signed, ...change }, bytes, isFileFirst)]);
  },
});

/** Requests a picture a hundred times, twenty times at once, at the address that `address` makes. */
const ask = (name: string, address: (url: string, index: number) => string): HostileUpload => ({
  name,
  async prepare(client) {
    const { url } = await client.send(await photo(400, 267));
    return async () => {
      const answers: Promise<Response>[] = [];
      await mapConcurrent(
        20,
        many(100, (index) => index),
        (index) => {
          answers.push(fetch(address(url, index)));
          return answers.at(-1)!;
        },
      );
      return summary(answers);
    };
  },
});

const inSize = (url: string, size: string): string => url.replace('/upload/', `/upload/${size}/`);

/** Sends an endless body, a form or another one, until the server ends the request. */
const endless = (
  name: string,
  head: string,
  chunk: string,
  path = '/dev/album/v1_1/staybook/image/upload',
  type = 'multipart/form-data; boundary=b',
): HostileUpload => ({
  name,
  prepare:
    async ({ url }) =>
    async () => {
      const { hostname, port } = new URL(url);
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      const closed = new Promise((resolve) => socket.once('close', resolve));
      let answer = '';
      let sent = 0;
      socket.on('data', (data) => (answer += String(data)));
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\nContent-Type: ${type}\r\n\r\n`,
      );
      const frame = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
      if (head) socket.write(frame(head));
      while (!socket.destroyed && sent < 50_000_000) {
        sent += chunk.length;
        if (!socket.write(frame(chunk)))
          await Promise.race([once(socket, 'drain'), closed]).catch(() => undefined);
      }
      socket.destroy();
      return `${answer.split('\r\n')[0]} ${/\{.*\}/.exec(answer)?.[0].slice(0, 60) ?? ''} after ${sent} bytes`;
    },
});

const part = (name: string, more = ''): string =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;

export const UPLOADS: HostileUpload[] = [
  upload('a foreign api_key, then 5 MB', () => FIVE_MB, { apiKey: 'someone' }),
  upload('5 MB, then a foreign api_key', () => FIVE_MB, { apiKey: 'someone' }, true),
  upload('a forged signature and 5 MB', () => FIVE_MB, { signature: '0'.repeat(40) }),
  upload('5 MB that are no picture', () => FIVE_MB),
  upload('100 MB', () => Buffer.alloc(100_000_000)),
  endless('a file without an end', `${part('file', '; filename="a"')}`, 'x'.repeat(60_000)),
  endless('a field without an end', part('folder'), 'x'.repeat(60_000)),
  endless('fields without an end', '', `${part('a')}x\r\n`.repeat(500)),
  endless('a document without an end', '{"query":"', 'x'.repeat(60_000), '/graphql', 'application/json'),
  endless('a call without an end', '{"a":"', 'x'.repeat(60_000), '/api/v1/auth/login', 'application/json'),
  endless('the head of a part without an end', '--b\r\nContent-Disposition: ', 'x'.repeat(60_000)),
  upload('a picture of 20 megapixels', () => flat(5000, 4000)),
  upload('a picture of 400 megapixels', () => flat(20_000, 20_000)),
  upload('a picture that boasts of 4,000 megapixels', () => boast(65_000)),
  upload('a picture that boasts of 15 megapixels', () => boast(3900)),
  upload('a flat picture of 16 megapixels', () => flat(4000, 4000)),
  upload('a photo of 16 megapixels', () => photo(4899, 3265)),
  {
    name: 'a signature used fifty times',
    async prepare(client) {
      const [signed, bytes] = [await client.sign('profilephotos'), await flat(10, 10)];
      return () => summary(many(50, () => post(signed, bytes)));
    },
  },
  {
    name: 'ten signatures at once',
    prepare: async (client) => async () => {
      const all = await Promise.all(many(10, () => client.sign('profilephotos')));
      return `${new Set(all.map(({ signature }) => signature)).size} different ones`;
    },
  },
  {
    name: 'a report of twenty files that are not there',
    async prepare(client) {
      const { url, publicId } = await client.send(await photo(10, 10));
      const uploads = many(20, (index) => {
        const change = (text: string) => text.replace(/[a-z0-9]{20}/, String(index).padStart(20, 'z'));
        return { url: change(url), publicId: change(publicId) };
      });
      const document = `mutation ($uploads: [UploadInput!]!) { reportUploads(input: { purpose: PROPERTY, uploads: $uploads }) {
        __typename ... on Problem { message } } }`;
      return async () => JSON.stringify((await client.graphql(document, { uploads })).data).slice(0, 80);
    },
  },
  ask('a hundred widths of a picture', (url, index) => inSize(url, `c_limit,w_${index * 19 + 1}`)),
  ask('a hundred squares of a picture', (url, index) =>
    inSize(url, `c_fill,w_${index * 4 + 1},h_${index * 4 + 1}`),
  ),
  ask('a hundred boxes of a picture', (url, index) => inSize(url, `c_fill,w_${index + 9},h_${900 - index}`)),
  ask('one size of a picture, twenty times at once', (url) => inSize(url, 'c_limit,w_320')),
  ask('a hundred sizes that there are not', (url, index) => inSize(url, `c_limit,w_${9000 + index}`)),
  ask('a hundred pictures that are not there', (url, index) =>
    url.replace(/[a-z0-9]{20}/, String(index).padStart(20, 'z')),
  ),
  ask(
    'lists of files, by a stranger',
    (url) => `${new URL(url).origin}/dev/album/v1_1/staybook/resources/image/upload`,
  ),
];
