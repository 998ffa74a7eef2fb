import type { ReactNode } from 'react';
import { langOf, type WrittenText } from './written';

interface Props {
  words: string;
  /** What a hotel has written of these words. */
  written: readonly WrittenText[];
}

/** Words that contain texts of a hotel, each marked with its language where that is not the language of the page. */
export function Marked({ words, written }: Props): ReactNode {
  const foreign = written.find(({ language, text }) => langOf(language) && text && words.includes(text));
  if (!foreign) return words;
  const at = words.indexOf(foreign.text);
  return (
    <>
      <Marked words={words.slice(0, at)} written={written} />
      <span lang={langOf(foreign.language)}>{foreign.text}</span>
      <Marked words={words.slice(at + foreign.text.length)} written={written} />
    </>
  );
}
