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
  /** Told from 0 to 1, as often as the browser knows. */
  onProgress: (part: number) => void;
}

/** Sends a file straight to the image host; throws HostRefusal. */
export function sendFile(file: File, { signature, signal, onProgress }: Sending): Promise<SentFile> {
  const form = new FormData();
  form.set('timestamp', String(signature.timestamp));
  form.set('signature', signature.signature);
  form.set('api_key', signature.apiKey);
  form.set('folder', signature.folder);
  // Last, so that a host can refuse the rest before it comes.
  form.set('file', file);
  return new Promise((resolve, reject) => {
    // fetch cannot tell how much of a body has left
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
