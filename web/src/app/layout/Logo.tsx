import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { classNames } from '../../kit/classNames';
import text from '../../kit/text.module.css';
import styles from './Logo.module.css';
import * as texts from './texts';

/** The mark, an arched door with a light in it, and the name; leads home. */
export function Logo() {
  return (
    <Link to={paths.home()} aria-label={texts.staybookHome} className={classNames(text.h3, styles.logo)}>
      <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden>
        <rect width="32" height="32" rx="9" fill="var(--brand)" />
        <path d="M7 25V14a9 9 0 0 1 18 0v11h-5.5V14.5a3.5 3.5 0 0 0-7 0V25Z" fill="var(--brand-paper)" />
        <circle cx="16" cy="22.6" r="2.4" fill="var(--brand-lamp)" />
      </svg>
      {texts.staybook}
    </Link>
  );
}
