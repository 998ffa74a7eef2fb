import { useEffect, useRef } from 'react';

/** The field for which a page is there: it takes the focus from the heading. */
export function useFirstFocus() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}
