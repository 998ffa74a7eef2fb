import styles from './SkipLink.module.css';

export const SkipLink = () => (
  <a href="#content" className={styles.link}>
    Skip to the content
  </a>
);
