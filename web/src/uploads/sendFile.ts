import { HostRefusal } from './hostRefusal';
import type { GenerateUploadSignatureMutation } from './sendFile.generated';

type Signature = GenerateUploadSignatureMutation['generateUploadSignature'];
export interface SentFile {
  url: string;
  publicId: string;
}

interface Sending {
  signature: Signature;
  signal: AbortSignal;
  /** Receives the progress from 0 to 1. */
  onProgress: (progress: number) => void;
}

/** Sends a file directly to the image host. Throws HostRefusal. */
export function sendFile(file: File, { signature, signal, onProgress }: Sending): Promise<SentFile> {
  const form = new FormData();
  form.set('timestamp', String(signature.timestamp));
  form.set('signature', signature.signature);
  form.set('api_key', signature.apiKey);
  form.set('folder', signature.folder);
  // Last, so that the host can refuse the other fields before the file arrives.
  form.set('file', file);
  return new Promise((resolve, reject) => {
    // fetch does not report the progress of an upload
    const request = new XMLHttpRequest();
    request.open('POST', signature.uploadUrl);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { secure_url: url, public_id: publicId, error } = (request.response ?? {}) as HostAnswer;
      if (url && publicId) resolve({ url, publicId });
      else reject(new HostRefusal(request.status, error?.message));
    };
    request.onerror = () => reject(new HostRefusal(0, undefined));
    request.onabort = () => reject(new HostRefusal(0, undefined));
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

interface HostAnswer {
  secure_url?: string;
  public_id?: string;
  error?: { message?: string };
}
