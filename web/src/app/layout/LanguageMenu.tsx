import { useLocation } from 'react-router-dom';
import { currentLanguage, LANGUAGE_TAGS, LANGUAGES } from '../../../../schema/language';
import { Menu, MenuAnchor } from '../../kit/Menu';
import { addressIn } from '../../kit/languageChoice';
import * as texts from './texts';
import { useChooseLanguage } from './useChooseLanguage';

/** This page in the other languages. */
export function LanguageMenu({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const page = useLocation();
  const choose = useChooseLanguage();
  return (
    <Menu anchor={anchor} align="end" aria-label={texts.language} onClose={onClose}>
      {LANGUAGE_TAGS.map((language) => (
        <MenuAnchor
          key={language}
          href={addressIn(language, page)}
          lang={language}
          hrefLang={language}
          aria-current={language === currentLanguage() ? 'true' : undefined}
          onClick={choose(language)}
        >
          {LANGUAGES[language]}
        </MenuAnchor>
      ))}
    </Menu>
  );
}
