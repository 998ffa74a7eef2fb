import { useLocation } from 'react-router-dom';
import { currentLanguage, LANGUAGE_TAGS, LANGUAGES } from '../../../../schema/language';
import { Menu, MenuAnchor } from '../../kit/Menu';
import { addressIn, chooseLanguage } from './languageChoice';
import * as texts from './texts';

/** This page in the other languages. */
export function LanguageMenu({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const page = useLocation();
  return (
    <Menu anchor={anchor} align="end" aria-label={texts.language} onClose={onClose}>
      {LANGUAGE_TAGS.map((language) => (
        <MenuAnchor
          key={language}
          href={addressIn(language, page)}
          lang={language}
          hrefLang={language}
          aria-current={language === currentLanguage() ? 'true' : undefined}
          onClick={() => chooseLanguage(language)}
        >
          {LANGUAGES[language]}
        </MenuAnchor>
      ))}
    </Menu>
  );
}
