import { Suspense, useState } from 'react';
import { mdiTune } from '@mdi/js';
import { Button } from '../kit/Button';
import { Icon } from '../kit/Icon';
import { lazyPart } from '../apollo/lazyPart';
import type { SearchDrawerProps } from './SearchDrawer';
import * as texts from './texts';
import styles from './SearchDrawerButton.module.css';

const SearchDrawer = lazyPart(async () => (await import('./SearchDrawer')).SearchDrawer);

/** The button that opens the search panel and the filters in a drawer on narrow screens. */
export function SearchDrawerButton(props: Omit<SearchDrawerProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon path={mdiTune} size="inherit" />}
        onClick={() => setOpen(true)}
        className={styles.button}
      >
        {texts.filters}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SearchDrawer {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
