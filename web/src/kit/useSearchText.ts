import { useEffect, useState } from 'react';

/** Milliseconds without a key before a search is sent. */
const PAUSE = 200;

/** What to search for: the text once nothing was typed for a moment, at most as long as the server takes. */
export function useSearchText(text: string): string {
  const [searched, setSearched] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSearched(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return searched.trim().slice(0, 120);
}
