import { paths } from '../paths';
import { Empty } from '../kit/Empty';
import { PageLinks } from '../kit/PageLinks';
import { useNavigate } from '../kit/navigation/hooks';
import { inMyLanguage } from '../kit/written';
import { HotelRows } from './HotelRows';
import { useHotelsPageSuspenseQuery } from './HotelsPage.generated';
import { writeSearch, type Search } from './search';
import { PAGE_SIZE } from './searchVariables';
import { SortField } from './SortField';
import * as texts from './texts';

/** The hotels of one page of the list. */
export function HotelList({ city, sort, page }: Pick<Search, 'city' | 'sort' | 'page'>) {
  const navigate = useNavigate();
  const { data } = useHotelsPageSuspenseQuery({
    variables: {
      filter: city ? { city } : undefined,
      sort,
      limit: PAGE_SIZE,
      offset: (page - 1) * PAGE_SIZE,
      ...inMyLanguage(),
    },
  });
  const { total, items } = data.hotels;
  const addressOf = (next: Partial<Pick<Search, 'sort' | 'page'>>) =>
    paths.hotels(writeSearch({ city, sort, page: 1, ...next }));
  if (total === 0)
    return (
      <Empty picture="empty-search" texts={[city ? texts.noHotelInSpecifiedCity : texts.noHotelInDatabase]} />
    );
  return (
    <>
      <SortField total={total} sort={sort} onSort={(next) => void navigate(addressOf({ sort: next }))} />
      <HotelRows hotels={items} />
      <PageLinks
        page={page}
        pages={Math.ceil(total / PAGE_SIZE)}
        addressOf={(next) => addressOf({ page: next })}
      />
    </>
  );
}
