import { mdiMoonWaningCrescent, mdiWhiteBalanceSunny } from '@mdi/js';
import { chooseAppearance } from '../../kit/appearance';
import { Icon } from '../../kit/Icon';
import { IconButton } from '../../kit/IconButton';
import { useAppearance } from '../../kit/useAppearance';
import styles from './AppearanceButton.module.css';
import * as texts from './texts';

/** Switches between light and dark; choosing what the system has anyway means following it again. */
export function AppearanceButton() {
  const other = useAppearance() === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      aria-label={other === 'dark' ? texts.switchToDark : texts.switchToLight}
      onClick={() => chooseAppearance(other)}
      className={styles.button}
    >
      <Icon path={mdiWhiteBalanceSunny} size="small" className={styles.inDark} />
      <Icon path={mdiMoonWaningCrescent} size="small" className={styles.inLight} />
    </IconButton>
  );
}
