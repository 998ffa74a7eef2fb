import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import { UploadRefusal } from './refusals';

/** The most bytes of a form besides its file. */
const FIELD_BYTES = 64 * 1024;
const LIMITS = { fieldNameSize: 64, fieldSize: 4096, fields: 20, files: 1, parts: 21, headerPairs: 20 };

export interface ReceivedForm {
  params: Record<string, string>;
  file: Buffer | undefined;
}

interface Expected {
  /** The largest file, in bytes. */
  largestFile: number;
  /** Called with each field as soon as it is read, before the next part; refuses by throwing. */
  onField(name: string, value: string): void;
}

/** Reads a form part by part, and stops at the first part that is refused. */
export function readForm(
  request: IncomingMessage,
  { largestFile, onField }: Expected,
): Promise<ReceivedForm> {
  const largest = largestFile + FIELD_BYTES;
  const tooLarge = (size: number) =>
    new UploadRefusal(400, `File size too large. Got ${size}. Maximum is ${largestFile}.`);
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > largest) return Promise.reject(tooLarge(announced));

  return new Promise((resolve, reject) => {
    const parser = open(request, largestFile);
    const params: Record<string, string> = {};
    const parts: Buffer[] = [];
    let size = 0;
    let hasFile = false;
    let received = 0;
    const count = (chunk: Buffer) => {
      received += chunk.length;
      if (received > largest) refuse(tooLarge(received));
    };

    const refuse = (error: unknown) => {
      request.unpipe(parser);
      request.off('data', count);
      reject(error instanceof UploadRefusal ? error : notAForm());
    };
    const tooMany = () => refuse(new UploadRefusal(400, 'The form has too many parts.'));

    parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
      if (nameTruncated || valueTruncated) return refuse(new UploadRefusal(400, 'A field is too long.'));
      params[name] = value;
      try {
        onField(name, value);
      } catch (error) {
        refuse(error);
      }
    });
    parser.on('file', (name, stream) => {
      hasFile = name === 'file';
      stream.on('data', (part: Buffer) => {
        size += part.length;
        if (hasFile) parts.push(part);
      });
      stream.on('limit', () => refuse(tooLarge(size + 1)));
    });
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.on(limit, tooMany);
    parser.on('error', refuse);
    parser.on('close', () => resolve({ params, file: hasFile ? Buffer.concat(parts) : undefined }));
    request.on('error', refuse);
    request.on('data', count);
    request.pipe(parser);
  });
}

function open({ headers }: IncomingMessage, fileSize: number): busboy.Busboy {
  try {
    return busboy({ headers, limits: { ...LIMITS, fileSize } });
  } catch {
    throw notAForm();
  }
}

const notAForm = () => new UploadRefusal(400, 'The request is not a form.');
