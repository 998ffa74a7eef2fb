import styles from './SkipLink.module.css';
import * as texts from './texts';

export const SkipLink = () => (
  <a href="#content" className={styles.link}>
    {texts.skipToContent}
  </a>
);
