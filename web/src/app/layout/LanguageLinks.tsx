import { useLocation } from 'react-router-dom';
import { currentLanguage, LANGUAGE_TAGS, LANGUAGES } from '../../../../schema/language';
import { addressIn } from '../../kit/languageChoice';
import styles from './LanguageLinks.module.css';
import * as texts from './texts';
import { useChooseLanguage } from './useChooseLanguage';

/** This page in each language: links that work without a script, too. */
export function LanguageLinks() {
  const page = useLocation();
  const choose = useChooseLanguage();
  return (
    <nav aria-label={texts.language}>
      <ul className={styles.list}>
        {LANGUAGE_TAGS.map((language) => (
          <li key={language}>
            <a
              href={addressIn(language, page)}
              lang={language}
              hrefLang={language}
              aria-current={language === currentLanguage() ? 'true' : undefined}
              onClick={choose(language)}
              className={styles.link}
            >
              {LANGUAGES[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
