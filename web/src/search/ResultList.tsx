import { useState } from 'react';
import { mdiMap, mdiViewList } from '@mdi/js';
import { Button } from '../kit/Button';
import { Icon } from '../kit/Icon';
import { PageLinks } from '../kit/PageLinks';
import { ChosenFilters } from './ChosenFilters';
import type { FiltersProps } from './Filters';
import { HotelMap } from './HotelMap';
import { HotelRows } from './HotelRows';
import { NoMatch } from './NoMatch';
import { useResultsPageSuspenseQuery } from './ResultsPage.generated';
import type { Search } from './search';
import { PAGE_SIZE, toVariables } from './searchVariables';
import { SortField } from './SortField';
import styles from './ResultList.module.css';

interface Props extends FiltersProps {
  addressOf: (search: Search) => string;
  onView: (view: Search['view']) => void;
}

/** The hotels found, what narrows them, and where they are: pointing at one shows it in both places. */
export function ResultList({ addressOf, onView, ...filters }: Props) {
  const { search, pressed, onFilter } = filters;
  const [active, setActive] = useState<string>();
  const { data } = useResultsPageSuspenseQuery({ variables: toVariables(search) });
  const { total, items } = data.hotels;
  const { guests, rooms } = search;
  const isMap = pressed.view === 'map';
  return (
    <div className={isMap && (total > 0 || search.area) ? styles.withMap : styles.besideMap}>
      <div className={styles.head}>
        {total > 0 && (
          <SortField
            total={total}
            sort={pressed.sort}
            onSort={(sort) => onFilter({ sort })}
            action={
              <Button
                variant="outlined"
                startIcon={<Icon path={isMap ? mdiViewList : mdiMap} size="inherit" />}
                onClick={() => onView(isMap ? undefined : 'map')}
              >
                {isMap ? 'List' : 'Map'}
              </Button>
            }
          />
        )}
        <ChosenFilters {...filters} />
      </div>
      <div className={styles.rows}>
        {total === 0 && <NoMatch search={search} addressOf={addressOf} />}
        <HotelRows hotels={items} stay={search} {...{ guests, rooms }} active={active} onActive={setActive} />
        {total > 0 && (
          <PageLinks
            page={search.page}
            pages={Math.ceil(total / PAGE_SIZE)}
            addressOf={(page) => addressOf({ ...search, page })}
          />
        )}
      </div>
      <aside aria-label="Map" className={styles.map}>
        <HotelMap
          hotels={items}
          stay={search}
          party={{ guests, rooms }}
          active={active}
          onActive={setActive}
          isLarge={isMap}
          area={search.area}
          onArea={(area) => onFilter({ area })}
        />
      </aside>
    </div>
  );
}
