import { useSyncExternalStore } from 'react';
import { createStore } from '../store';
import { tabStorage } from './tabStorage';
import { useChatViewer } from './useOutbox';

/** Counts changes of drafts. */
const changes = createStore(0);

/** The viewer's unsent text in a chat, and its setter. This tab keeps it until it is sent or the viewer signs out. */
export function useDraftText(chatId: string): [string, (text: string) => void] {
  const key = `draftText:${useChatViewer().id}`;
  const text = useSyncExternalStore(changes.subscribe, () => read(key)[chatId] ?? '');
  const change = (changed: string) => {
    const texts = read(key);
    if (changed) texts[chatId] = changed;
    else delete texts[chatId];
    tabStorage.write(key, texts);
    changes.write(changes.read() + 1);
  };
  return [text, change];
}

const read = (key: string) => (tabStorage.read(key) ?? {}) as Record<string, string>;
