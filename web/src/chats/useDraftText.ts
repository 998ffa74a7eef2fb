import { useSyncExternalStore } from 'react';
import { tabStorage } from './tabStorage';
import { useChatViewer } from './useOutbox';

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The viewer's unsent text in a chat, and its setter. This tab keeps it until it is sent or the viewer signs out. */
export function useDraftText(chatId: string): [string, (text: string) => void] {
  const key = `draftText:${useChatViewer().id}`;
  const text = useSyncExternalStore(subscribe, () => read(key)[chatId] ?? '');
  const change = (changed: string) => {
    const texts = read(key);
    if (changed) texts[chatId] = changed;
    else delete texts[chatId];
    tabStorage.write(key, texts);
    for (const listener of listeners) listener();
  };
  return [text, change];
}

const read = (key: string) => (tabStorage.read(key) ?? {}) as Record<string, string>;
