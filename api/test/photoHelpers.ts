import sharp from 'sharp';
import type { Visitor } from './testServer';

/** The answer of generateUploadSignature. */
export interface SignedUpload {
  timestamp: number;
  signature: string;
  apiKey: string;
  uploadUrl: string;
  folder: string;
}
interface HostAnswer {
  status: number;
  body: { secure_url: string; public_id: string; error?: { message: string } };
}

/** A picture of one colour. */
export const picture = (colour: string, format: 'jpeg' | 'png' = 'jpeg'): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer();

/** Asks for a signature, for this many files if a number is set. */
export const sign = (person: Visitor, folder: string, files?: number) =>
  person.graphql(
    `mutation ($input: GenerateUploadSignatureInput!) { generateUploadSignature(input: $input) {
      timestamp signature apiKey cloudName uploadUrl folder } }`,
    { input: { folder, files } },
  );

/** Posts a file to the image host as a browser does. */
export async function send(
  signed: SignedUpload,
  bytes: Buffer | undefined,
  more: object = {},
): Promise<HostAnswer> {
  const form = new FormData();
  const { timestamp, signature, folder, apiKey, uploadUrl } = { ...signed, ...more };
  const params = { timestamp, signature, folder, api_key: apiKey, ...(more as { extra?: object }).extra };
  for (const [name, value] of Object.entries(params)) form.set(name, String(value));
  if (bytes) form.set('file', new Blob([new Uint8Array(bytes)]), 'holiday.jpg');
  const answer = await fetch(uploadUrl, { method: 'POST', body: form });
  return { status: answer.status, body: (await answer.json()) as HostAnswer['body'] };
}

/** Uploads a file into the folder; returns the input of its report. */
export async function upload(person: Visitor, folder: string, bytes: Buffer) {
  const { data } = await sign(person, folder);
  return sendWith(data.generateUploadSignature, bytes);
}

/** Uploads a file with this signature; returns the input of its report. */
export async function sendWith(signed: SignedUpload, bytes: Buffer) {
  const { body } = await send(signed, bytes);
  return { url: body.secure_url, publicId: body.public_id };
}

export async function report(person: Visitor, input: object) {
  return person.graphql(
    `mutation ($input: ReportUploadsInput!) { reportUploads(input: $input) { __typename
      ... on UploadsReported { count user { photo } hotel { photos } roomType { photos } city { photo } hotelType { photo } }
      ... on Problem { message } ... on UploadRefused { refused } } }`,
    { input },
  );
}

/** Sends one picture, or these files, as the property of a person, and returns the reference of the offer. */
export async function offerProperty(person: Visitor, admin: Visitor, files?: Buffer[]): Promise<string> {
  const uploads = [];
  for (const bytes of files ?? [await picture('olive')])
    uploads.push(await upload(person, 'miscphotos', bytes));
  await report(person, { purpose: 'PROPERTY', uploads });
  const { data } = await admin.graphql('{ propertyOffers(limit: 1) { items { id } } }');
  return data.propertyOffers.items[0].id;
}
