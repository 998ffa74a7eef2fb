import type { Caller, Outcome } from '../caller';
import { jsonOf } from '../caller';
import { photo, UploadClient } from '../uploads';
import type { GreedyCase } from './greedyCase';

const COLUMNS = 'id guest email hotel created checkIn checkOut rooms total paid status payment';
const columns = COLUMNS.split(' ').map((field) => ({ field, label: field }));

let large: Promise<Buffer> | undefined;
const largePhoto = (): Promise<Buffer> => (large ??= photo(4899, 3265));

let file: Promise<Buffer> | undefined;
/** The file of all hotels, read once. */
const hotelFile = (caller: Caller): Promise<Buffer> =>
  (file ??= fetch(`${caller.url}/api/exports/allhotels.csv`, {
    method: 'POST',
    headers: caller.headers,
  }).then(async (answer) => Buffer.from(await answer.arrayBuffer())));

let picture: Promise<string> | undefined;
/** The path of a picture that the caller uploads once. */
const picturePath = (caller: Caller): Promise<string> =>
  (picture ??= photo(2000, 1300)
    .then((bytes) => new UploadClient(caller.url, caller.given.token!).send(bytes))
    .then(({ url }) => new URL(url).pathname));

/** The body of a form, and its content type. */
async function bodyOf(form: FormData): Promise<{ body: Buffer; type: string }> {
  const response = new Response(form);
  return { type: response.headers.get('content-type')!, body: Buffer.from(await response.arrayBuffer()) };
}

async function upload(caller: Caller, bytes: Buffer): Promise<Outcome> {
  const data = await caller
    .read(
      `mutation { generateUploadSignature(input: { folder: "miscphotos", files: 1 }) { timestamp signature apiKey uploadUrl folder } }`,
    )
    .catch(() => undefined);
  if (!data) return { kind: 'no signature', bytes: 0 };
  const { uploadUrl, apiKey, ...signed } = data.generateUploadSignature;
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...signed, api_key: apiKey })) form.set(name, String(value));
  form.set('file', new Blob([new Uint8Array(bytes)]), 'a.jpg');
  return caller.ask(new URL(uploadUrl).pathname, await bodyOf(form));
}

/** Files: lists of the staff area, imports, and pictures. */
export const fileCases: GreedyCase[] = [
  {
    name: 'exports: bookings',
    as: 'admin_demo',
    open: (caller) => () => caller.ask('/api/exports/bookings.csv', jsonOf({ columns })),
  },
  {
    name: 'exports: all hotels',
    as: 'admin_demo',
    open: (caller) => () => caller.ask('/api/exports/allhotels.csv', { method: 'POST' }),
  },
  {
    name: 'imports: previews of all hotels',
    as: 'admin_demo',
    async open(caller) {
      const body = await hotelFile(caller);
      return () => caller.ask('/api/imports/preview', { body, type: 'text/csv' });
    },
  },
  {
    name: 'uploads: photos of 16 megapixels',
    as: 'guest_three',
    async open(caller) {
      const bytes = await largePhoto();
      return () => upload(caller, bytes);
    },
  },
  {
    name: 'pictures: ever different sizes',
    as: 'guest_two',
    async open(caller) {
      const path = await picturePath(caller);
      return (number) =>
        caller.ask(
          path.replace('/upload/', `/upload/c_fill,w_${100 + (number % 900)},h_${101 + (number % 897)}/`),
        );
    },
  },
];
