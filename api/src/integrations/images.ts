import { globalAgent } from 'node:http';
import { v2 as cloudinary } from 'cloudinary';

export interface ImageAccount {
  cloudName: string;
  apiKey: string;
  apiSecret: string;
  /** Where the host's API answers us; unset: at the provider. */
  apiBase?: string | undefined;
  /** Where it answers browsers; unset: as us. */
  publicApiBase?: string | undefined;
  /** Where the account's pictures are shown, without a slash at its end; unset: at the provider. */
  deliveryBase?: string | undefined;
}

/** What the image host stores: images, or (text and the like) raw files. */
export type Resource = 'image' | 'raw';

export interface UploadSignature {
  /** Seconds since 1970. */
  timestamp: number;
  signature: string;
  apiKey: string;
  cloudName: string;
  uploadUrl: string;
  folder: string;
}

/** The image host cannot be reached, does not answer in time, or does not do what it was asked. */
class ImagesUnavailable extends Error {
  constructor(cause: unknown) {
    super('The image host did not answer as it should.', { cause });
    this.name = 'ImagesUnavailable';
  }
}

/** The provider's API, where the account names no other. */
const PROVIDER_API = 'https://api.cloudinary.com';
const PROVIDER_DELIVERY = 'https://res.cloudinary.com';
const TIMEOUT_MS = 10_000;

let account: Required<ImageAccount>;

/** Sets the account that stores our photos: the operator's, or that of fakeCloudinary. */
export function connectImages(chosen: ImageAccount): void {
  const apiBase = chosen.apiBase ?? PROVIDER_API;
  account = {
    ...chosen,
    apiBase,
    publicApiBase: chosen.publicApiBase ?? apiBase,
    deliveryBase: chosen.deliveryBase ?? `${PROVIDER_DELIVERY}/${chosen.cloudName}`,
  };
}

/** Reads `cloudinary://KEY:SECRET@CLOUD`, with the API's address as `?upload_prefix=` where it is another one. */
export function readAccount(address: string): ImageAccount {
  const { hostname, username, password, searchParams } = new URL(address);
  return {
    cloudName: hostname,
    apiKey: decodeURIComponent(username),
    apiSecret: decodeURIComponent(password),
    apiBase: searchParams.get('upload_prefix') ?? undefined,
  };
}

/** Origins that browsers upload to, beyond our own; none where the stand-in takes uploads. */
export const uploadOrigins = (address: string | undefined): string[] =>
  address ? [new URL(readAccount(address).apiBase ?? PROVIDER_API).origin] : [];

/** Origins that photos are shown from, beyond our own. */
export const imageOrigins = (address: string | undefined): string[] =>
  address ? [new URL(readAccount(address).deliveryBase ?? PROVIDER_DELIVERY).origin] : [];

/** Allows a browser to upload into this folder, and no other, within the hour. `auto` takes text files as well as images. */
export function signUpload(folder: string, kind: 'image' | 'auto', at: Date): UploadSignature {
  const timestamp = Math.floor(at.getTime() / 1000);
  const { apiKey, apiSecret, cloudName, publicApiBase } = account;
  return {
    timestamp,
    signature: cloudinary.utils.api_sign_request({ timestamp, folder }, apiSecret),
    apiKey,
    cloudName,
    uploadUrl: cloudinary.utils.api_url('upload', {
      upload_prefix: publicApiBase,
      cloud_name: cloudName,
      resource_type: kind,
    }),
    folder,
  };
}

/**
 * What an address of the image host names: its public id must be the given one. Undefined for any other host,
 * account or file.
 */
export function readUpload(
  url: string,
  publicId: string,
): { resource: Resource; format: string } | undefined {
  const base = `${account.deliveryBase}/`;
  if (!url.startsWith(base)) return undefined;
  const parts = /^(image|raw)\/upload\/v\d{1,12}\/([\w-]+\/[\w-]+)\.([a-z0-9]{1,5})$/.exec(
    url.slice(base.length),
  );
  if (!parts) return undefined;
  const [, resource, name, format] = parts as unknown as [string, Resource, string, string];
  const named = resource === 'raw' ? `${name}.${format}` : name;
  return named === publicId ? { resource, format } : undefined;
}

/** Deletes a file at the image host; one that is gone already is no fault. Throws ImagesUnavailable. */
export async function destroyUpload(publicId: string, resource: Resource): Promise<void> {
  const { apiKey, apiSecret, cloudName, apiBase } = account;
  let result: string | undefined;
  try {
    const answer = await cloudinary.uploader.destroy(publicId, {
      resource_type: resource,
      invalidate: true,
      api_key: apiKey,
      api_secret: apiSecret,
      cloud_name: cloudName,
      upload_prefix: apiBase,
      timeout: TIMEOUT_MS,
      // the SDK speaks TLS unless it is given an agent that does not
      ...(apiBase.startsWith('http:') ? { agent: globalAgent } : {}),
    } as never);
    result = answer.result;
  } catch (error) {
    throw new ImagesUnavailable(error);
  }
  if (result !== 'ok' && result !== 'not found') throw new ImagesUnavailable(result);
}
