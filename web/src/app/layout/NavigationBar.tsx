import { useIsLoadingPage } from '../../kit/navigation/pageLoads';
import styles from './NavigationBar.module.css';

/** A line along the upper edge while the code of the next page is on its way; quick ways show none. */
export function NavigationBar() {
  if (!useIsLoadingPage()) return null;
  return <div role="progressbar" aria-label="Loading the page" className={styles.bar} />;
}
