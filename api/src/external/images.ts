import { v2 as cloudinary } from 'cloudinary';
import { appVariable } from '../core/appState';

export interface ImageAccount {
  cloudName: string;
  apiKey: string;
  apiSecret: string;
  /** Where our server calls the host's API; unset: at the provider. */
  apiBase?: string | undefined;
  /** Where browsers call that API; unset: at the same address. */
  publicApiBase?: string | undefined;
  /** Where the account's pictures are shown, without a slash at its end; unset: at the provider. */
  deliveryBase?: string | undefined;
  /** Whether the host removes metadata at the upload; unset: it does not. */
  stripsMetadata?: boolean | undefined;
  /** Whether the host scans for viruses at the upload, by virusScan.ts; unset: it does not. */
  scansUploads?: boolean | undefined;
}

/** What the image host stores: images, or raw files such as text. */
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

/** The provider's API, if the account names no other. */
const PROVIDER_API = 'https://api.cloudinary.com';
const PROVIDER_DELIVERY = 'https://res.cloudinary.com';

const account = appVariable<Required<ImageAccount>>();

/** The account that stores our photos. */
export function imageAccount(): Required<ImageAccount> {
  const connected = account.get();
  if (!connected) throw new Error('connectImages() has not been called.');
  return connected;
}

/** Sets the account that stores our photos: the operator's, or that of fakeCloudinary. */
export function connectImages(chosen: ImageAccount): void {
  const apiBase = chosen.apiBase ?? PROVIDER_API;
  account.set({
    ...chosen,
    apiBase,
    publicApiBase: chosen.publicApiBase ?? apiBase,
    deliveryBase: chosen.deliveryBase ?? `${PROVIDER_DELIVERY}/${chosen.cloudName}`,
    stripsMetadata: chosen.stripsMetadata ?? false,
    scansUploads: chosen.scansUploads ?? false,
  });
}

/** Reads `cloudinary://KEY:SECRET@CLOUD`; `?upload_prefix=` names another address of the API. */
export function readAccount(address: string): ImageAccount {
  const { hostname, username, password, searchParams } = new URL(address);
  return {
    cloudName: hostname,
    apiKey: decodeURIComponent(username),
    apiSecret: decodeURIComponent(password),
    apiBase: searchParams.get('upload_prefix') ?? undefined,
  };
}

/** Origins that browsers upload to, beside our own; none if the stand-in takes uploads. */
export const uploadOrigins = (address: string | undefined): string[] =>
  address ? [new URL(readAccount(address).apiBase ?? PROVIDER_API).origin] : [];

/** Origins that photos are shown from, beside our own. */
export const imageOrigins = (address: string | undefined): string[] =>
  address ? [new URL(readAccount(address).deliveryBase ?? PROVIDER_DELIVERY).origin] : [];

/**
 * Allows a browser to upload into this folder, and no other, for an hour from the timestamp, which is in seconds since
 * 1970. `auto` takes text files as well as images.
 */
export function signUpload(folder: string, kind: 'image' | 'auto', timestamp: number): UploadSignature {
  const { apiKey, apiSecret, cloudName, publicApiBase } = imageAccount();
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
 * What an address of the image host names, if its public id is this one. Undefined for any other host, account or file.
 */
export function readUpload(
  url: string,
  publicId: string,
): { resource: Resource; format: string } | undefined {
  const base = `${imageAccount().deliveryBase}/`;
  if (!url.startsWith(base)) return undefined;
  const parts = /^(image|raw)\/upload\/v\d{1,12}\/([\w-]+(?:\/[\w-]+){1,2})\.([a-z0-9]{1,5})$/.exec(
    url.slice(base.length),
  );
  if (!parts) return undefined;
  const [, resource, name, format] = parts as unknown as [string, Resource, string, string];
  const named = resource === 'raw' ? `${name}.${format}` : name;
  return named === publicId ? { resource, format } : undefined;
}
