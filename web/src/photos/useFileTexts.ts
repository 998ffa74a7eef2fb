import { useEffect, useState } from 'react';
import { LIMITS } from '../../../schema/limits';

/** The characters to keep of a longer text: the limit of a hotel's detailed description. */
const MAX_LENGTH = LIMITS.longText;

/** The content of a text file at the image host. */
export type FileText = { is: 'loading' } | { is: 'read'; text: string } | { is: 'failed' };

/** Reads text files in parallel. Returns them in the order of their addresses. */
export function useFileTexts(urls: readonly string[]): readonly FileText[] {
  const [texts, setTexts] = useState<Readonly<Record<string, FileText>>>({});
  const joined = urls.join(' ');
  useEffect(() => {
    const abort = new AbortController();
    const read = async (url: string) => {
      const text = await readText(url, abort.signal);
      if (!abort.signal.aborted) setTexts((before) => ({ ...before, [url]: text }));
    };
    for (const url of joined.split(' ').filter(Boolean)) void read(url);
    return () => abort.abort();
  }, [joined]);
  return urls.map((url) => texts[url] ?? { is: 'loading' });
}

async function readText(url: string, signal: AbortSignal): Promise<FileText> {
  try {
    const response = await fetch(url, { signal, credentials: 'omit' });
    return response.ok
      ? { is: 'read', text: (await response.text()).trim().slice(0, MAX_LENGTH) }
      : { is: 'failed' };
  } catch {
    return { is: 'failed' };
  }
}
