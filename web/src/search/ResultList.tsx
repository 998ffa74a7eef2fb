import { useState } from 'react';
import { mdiMap, mdiViewList } from '@mdi/js';
import { Button } from '../kit/Button';
import { Icon } from '../kit/Icon';
import { PageLinks } from '../kit/PageLinks';
import { ActiveFilters } from './ActiveFilters';
import type { FiltersProps } from './Filters';
import { HotelMap } from './HotelMap';
import { HotelRows } from './HotelRows';
import { NoMatch } from './NoMatch';
import { useResultsPageSuspenseQuery } from './ResultsPage.generated';
import type { Search } from './search';
import { PAGE_SIZE, toVariables } from './searchVariables';
import { SortField } from './SortField';
import * as texts from './texts';
import styles from './ResultList.module.css';

interface Props extends FiltersProps {
  addressOf: (search: Search) => string;
  onView: (view: Search['view']) => void;
}

/** The hotels found, with their filters and map. Pointing at a hotel highlights it in the list and on the map. */
export function ResultList({ addressOf, onView, ...filters }: Props) {
  const { search, latestSearch, onFilter } = filters;
  const [active, setActive] = useState<string>();
  const { data } = useResultsPageSuspenseQuery({ variables: toVariables(search) });
  const { total, items } = data.hotels;
  const { guests, rooms, children } = search;
  const isMap = latestSearch.view === 'map';
  const switchView = () => onView(isMap ? undefined : 'map');
  return (
    <div className={isMap && (total > 0 || search.area) ? styles.withMap : styles.besideMap}>
      <div className={styles.head}>
        {total > 0 && (
          <SortField
            total={total}
            sort={latestSearch.sort}
            onSort={(sort) => onFilter({ sort })}
            action={
              <Button
                variant="outlined"
                startIcon={<Icon path={isMap ? mdiViewList : mdiMap} size="inherit" />}
                onClick={switchView}
                className={styles.view}
              >
                {isMap ? texts.list : texts.map}
              </Button>
            }
          />
        )}
        <ActiveFilters {...filters} />
      </div>
      <div className={styles.rows}>
        {total === 0 && <NoMatch search={search} addressOf={addressOf} />}
        <HotelRows
          hotels={items}
          stay={search}
          {...{ guests, rooms, children }}
          active={active}
          onActive={setActive}
        />
        {total > 0 && (
          <PageLinks
            page={search.page}
            pages={Math.ceil(total / PAGE_SIZE)}
            addressOf={(page) => addressOf({ ...search, page })}
          />
        )}
      </div>
      <aside aria-label={texts.map} className={styles.map}>
        <HotelMap
          hotels={items}
          stay={search}
          party={{ guests, rooms, children }}
          active={active}
          onActive={setActive}
          isLarge={isMap}
          onResize={switchView}
          area={search.area}
          onArea={(area) => onFilter({ area })}
        />
      </aside>
    </div>
  );
}
