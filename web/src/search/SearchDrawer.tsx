import { Suspense, useState } from 'react';
import { mdiClose } from '@mdi/js';
import { fill } from '../../../schema/fill';
import { Button } from '../kit/Button';
import { Dialog } from '../kit/Dialog';
import { Icon } from '../kit/Icon';
import { IconButton } from '../kit/IconButton';
import text from '../kit/text.module.css';
import { close } from '../kit/texts';
import { Filters, type FiltersProps } from './Filters';
import { FiltersSkeleton } from './FiltersSkeleton';
import { useResultsPageSuspenseQuery } from './ResultsPage.generated';
import type { Search } from './search';
import { toVariables } from './searchVariables';
import { panelFieldsOf, SearchPanel, type SearchPanelProps } from './SearchPanel';
import * as texts from './texts';
import styles from './SearchDrawer.module.css';

export interface SearchDrawerProps {
  panel: SearchPanelProps;
  filters: FiltersProps;
  onClose: () => void;
}

const TITLE_ID = 'search-drawer-title';
const FORM_ID = 'search-drawer-form';

/**
 * The search panel and the filters in a drawer. A filter applies at once. The button at the bottom applies a changed panel;
 * otherwise it shows the hotels.
 */
export function SearchDrawer({ onClose, panel, filters }: SearchDrawerProps) {
  const [isChanged, setChanged] = useState(false);
  return (
    <Dialog shape="bottom" aria-labelledby={TITLE_ID} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={TITLE_ID} className={text.h3}>
          {texts.changeSearch}
        </h2>
        <IconButton aria-label={close} onClick={onClose}>
          <Icon path={mdiClose} />
        </IconButton>
      </div>
      <div className={styles.parts}>
        <SearchPanel
          key={JSON.stringify(panelFieldsOf(panel.search))}
          {...panel}
          formId={FORM_ID}
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
          <Button
            key="search"
            type="submit"
            form={FORM_ID}
            variant="contained"
            color="secondary"
            size="large"
          >
            {texts.search}
          </Button>
        ) : (
          <Button key="show" variant="contained" color="secondary" size="large" onClick={onClose}>
            <Suspense fallback={texts.showHotels}>
              <HotelCount search={filters.search} />
            </Suspense>
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** The label of the button, with the number of hotels. */
function HotelCount({ search }: { search: Search }) {
  const { total } = useResultsPageSuspenseQuery({ variables: toVariables(search) }).data.hotels;
  return fill(texts.showHotelCount, { count: total });
}
