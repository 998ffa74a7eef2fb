import { useEffect, useState } from 'react';
import { LIMITS } from '../../../schema/limits';

/** Of a longer text the beginning is shown: as much as a hotel's detailed description takes. */
const MOST = LIMITS.longText;

/** A text file at the image host, or why there is none. */
export type FileText = { is: 'loading' } | { is: 'read'; text: string } | { is: 'failed' };

/** Reads text files one beside the other, in the order of their addresses. */
export function useFileTexts(urls: readonly string[]): readonly FileText[] {
  const [texts, setTexts] = useState<Readonly<Record<string, FileText>>>({});
  const asked = urls.join(' ');
  useEffect(() => {
    const leaving = new AbortController();
    const read = async (url: string) => {
      const text = await readText(url, leaving.signal);
      if (!leaving.signal.aborted) setTexts((before) => ({ ...before, [url]: text }));
    };
    for (const url of asked.split(' ').filter(Boolean)) void read(url);
    return () => leaving.abort();
  }, [asked]);
  return urls.map((url) => texts[url] ?? { is: 'loading' });
}

async function readText(url: string, signal: AbortSignal): Promise<FileText> {
  try {
    const response = await fetch(url, { signal, credentials: 'omit' });
    return response.ok
      ? { is: 'read', text: (await response.text()).trim().slice(0, MOST) }
      : { is: 'failed' };
  } catch {
    return { is: 'failed' };
  }
}
