import { Suspense, useState } from 'react';
import { mdiClose } from '@mdi/js';
import { Button } from '../kit/Button';
import { Dialog } from '../kit/Dialog';
import { counted } from '../kit/format';
import { Icon } from '../kit/Icon';
import { IconButton } from '../kit/IconButton';
import text from '../kit/text.module.css';
import { Filters, type FiltersProps } from './Filters';
import { FiltersSkeleton } from './FiltersSkeleton';
import { useResultsPageSuspenseQuery } from './ResultsPage.generated';
import type { Search } from './search';
import { toVariables } from './searchVariables';
import { panelOf, SearchPanel, type SearchPanelProps } from './SearchPanel';
import styles from './SearchDrawer.module.css';

export interface SearchDrawerProps {
  panel: SearchPanelProps;
  filters: FiltersProps;
  onClose: () => void;
}

const PANEL = 'search-sheet-panel';

/**
 * The search panel and the filters in a drawer. A filter applies at once, the panel by the button at the lower edge, which
 * else shows the hotels that are left.
 */
export function SearchDrawer({ onClose, panel, filters }: SearchDrawerProps) {
  const [isChanged, setChanged] = useState(false);
  return (
    <Dialog shape="bottom" aria-labelledby="search-sheet" onClose={onClose}>
      <div className={styles.head}>
        <h2 id="search-sheet" className={text.h3}>
          Change your search
        </h2>
        <IconButton aria-label="Close" onClick={onClose}>
          <Icon path={mdiClose} />
        </IconButton>
      </div>
      <div className={styles.parts}>
        <SearchPanel
          key={JSON.stringify(panelOf(panel.search))}
          {...panel}
          formId={PANEL}
          onChanged={setChanged}
          onSearch={(search) => {
            onClose();
            panel.onSearch(search);
          }}
        />
        <Suspense fallback={<FiltersSkeleton />}>
          <Filters {...filters} />
        </Suspense>
      </div>
      <div className={styles.bar}>
        {isChanged ? (
          <Button key="search" type="submit" form={PANEL} variant="contained" color="secondary" size="large">
            Search
          </Button>
        ) : (
          <Button key="show" variant="contained" color="secondary" size="large" onClick={onClose}>
            <Suspense fallback="Show hotels">
              <ShowHotels search={filters.search} />
            </Suspense>
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** How many hotels are left. */
function ShowHotels({ search }: { search: Search }) {
  const { total } = useResultsPageSuspenseQuery({ variables: toVariables(search) }).data.hotels;
  return total === 0 ? 'No hotels fit' : `Show ${counted(total, 'hotel')}`;
}
