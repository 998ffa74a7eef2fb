import { fill } from '../../../schema/fill';
import { classNames } from '../kit/classNames';
import text from '../kit/text.module.css';
import { langOf, languageInWords, type WrittenText } from '../kit/written';
import * as texts from './texts';

/** Says in which language texts of a hotel are, where that of one of them is not the language of the page. */
export function WrittenIn({ written }: { written: readonly WrittenText[] }) {
  const foreign = written.find(({ language }) => langOf(language));
  return foreign ? (
    <p className={classNames(text.small, text.quiet)}>
      {fill(texts.textIn, { language: languageInWords(foreign.language) })}
    </p>
  ) : null;
}
