import { useSyncExternalStore } from 'react';
import { useChatViewer } from './useOutbox';

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** What the viewer has begun to write in a chat, and how to change it. This tab keeps it until it is sent, or they sign out. */
export function useBegunText(chatId: string): [string, (text: string) => void] {
  const key = `begun:${useChatViewer().id}`;
  const text = useSyncExternalStore(subscribe, () => read(key)[chatId] ?? '');
  const change = (changed: string) => {
    const texts = read(key);
    if (changed) texts[chatId] = changed;
    else delete texts[chatId];
    sessionStorage.setItem(key, JSON.stringify(texts));
    for (const listener of listeners) listener();
  };
  return [text, change];
}

function read(key: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}
