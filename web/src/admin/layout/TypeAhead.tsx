import { useEffect, useEffectEvent } from 'react';

interface Props {
  /** The text typed up to now, and a function that changes it. */
  typed: string;
  onType: (typed: string) => void;
  onClose: () => void;
}

/** Collects the text that is typed while the palette loads, so that its field starts with it. */
export function TypeAhead({ typed, onType, onClose }: Props) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Backspace') onType(typed.slice(0, -1));
    else if (event.key.length === 1) onType(typed + event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen, true);
    return () => removeEventListener('keydown', listen, true);
  }, []);
  return null;
}
