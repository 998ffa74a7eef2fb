import { Suspense, useState } from 'react';
import { currentLanguage, LANGUAGES } from '../../../../schema/language';
import { lazyPart } from '../../apollo/lazyPart';
import { fill } from '../../../../schema/fill';
import { IconButton } from '../../kit/IconButton';
import styles from './LanguageButton.module.css';
import * as texts from './texts';

const LanguageMenu = lazyPart(async () => (await import('./LanguageMenu')).LanguageMenu);

/** Shows the language of the page by its code, and opens the list of languages; on phones they are in the menu instead. */
export function LanguageButton() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={fill(texts.languageIs, { language: LANGUAGES[currentLanguage()] })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor((open) => (open ? null : currentTarget))}
        className={styles.button}
      >
        {currentLanguage().slice(0, 2).toUpperCase()}
      </IconButton>
      {anchor && (
        <Suspense fallback={null}>
          <LanguageMenu anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
