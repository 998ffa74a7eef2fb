import { Suspense, useState } from 'react';
import { mdiTune } from '@mdi/js';
import { Button } from '../kit/Button';
import { Icon } from '../kit/Icon';
import { lazyPart } from '../apollo/lazyPart';
import type { SearchDrawerProps } from './SearchDrawer';
import styles from './SearchSheet.module.css';

const SearchDrawer = lazyPart(async () => (await import('./SearchDrawer')).SearchDrawer);

/** On narrow screens the search panel and the filters are a sheet, opened from the summary. */
export function SearchSheet(props: Omit<SearchDrawerProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon path={mdiTune} size="inherit" />}
        onClick={() => setOpen(true)}
        className={styles.button}
      >
        Filters
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SearchDrawer {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
