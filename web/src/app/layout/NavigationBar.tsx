import { useIsLoadingPage } from '../../kit/navigation/pageLoads';
import styles from './NavigationBar.module.css';
import * as texts from './texts';

/** A line along the upper edge while the code of the next page is on its way; quick ways show none. */
export function NavigationBar() {
  if (!useIsLoadingPage()) return null;
  return <div role="progressbar" aria-label={texts.loadingPage} className={styles.bar} />;
}
