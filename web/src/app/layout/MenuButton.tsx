import { Suspense, useState } from 'react';
import { mdiMenu } from '@mdi/js';
import { Icon } from '../../kit/Icon';
import { IconButton } from '../../kit/IconButton';
import { lazyPart } from '../../apollo/lazyPart';
import styles from './MenuButton.module.css';
import * as texts from './texts';

const MenuDrawer = lazyPart(async () => (await import('./MenuDrawer')).MenuDrawer);

/** The compact menu's button, at 600 px and less. */
export function MenuButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        aria-label={texts.menu}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className={styles.button}
      >
        <Icon path={mdiMenu} />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <MenuDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
