import { useDeferredValue, useState, type ReactNode } from 'react';
import { LIMITS } from '../../../schema/limits';
import layout from '../kit/layout.module.css';
import { HotelRow } from '../search/HotelRow';
import { CompareBar } from './CompareBar';
import { CompareBox } from './CompareBox';
import { COMPARED_HOTELS } from './compared';
import { GoneRow } from './GoneRow';
import type { SavedHotel } from './heart/deviceHotels';
import { RemovedRow } from './RemovedRow';
import { useSavedHotelsPageSuspenseQuery } from './SavedHotelsPage.generated';
import { StayBar } from './StayBar';
import { useSearchedStay } from './useSearchedStay';

interface Props {
  hotels: readonly SavedHotel[];
  /** In place of the list if no hotel is saved. */
  empty: ReactNode;
}

const has = (hotels: readonly SavedHotel[], id: string) => hotels.some(({ hotelId }) => hotelId === id);

/** The rows of saved hotels. One that is removed leaves its place to a button that saves it again. */
export function SavedList({ hotels, empty }: Props) {
  const [listed, setListed] = useState(hotels);
  const added = hotels.filter(({ hotelId }) => !has(listed, hotelId));
  if (added.length) setListed([...added, ...listed]);
  return listed.length ? <Rows listed={listed} saved={hotels} /> : empty;
}

function Rows({ listed, saved }: { listed: readonly SavedHotel[]; saved: readonly SavedHotel[] }) {
  const searched = useSearchedStay();
  const { stay, party } = searched;
  const [compared, setCompared] = useState<readonly string[]>([]);
  const variables = {
    ids: listed.map(({ hotelId }) => hotelId).sort(),
    limit: LIMITS.pageSize,
  };
  const asked = JSON.stringify({ ...variables, ...searched.variables });
  // the rows stay until those for other dates are loaded
  const shown = useDeferredValue(asked);
  const { data } = useSavedHotelsPageSuspenseQuery({
    variables: JSON.parse(shown) as typeof variables & SearchedVariables,
    fetchPolicy: 'cache-and-network',
  });
  const found = new Map(data.hotels.items.map((hotel) => [hotel.id, hotel]));
  const choice = compared.filter((id) => has(saved, id) && found.has(id));
  const { checkIn, checkOut, guests, rooms, hasDates } = JSON.parse(shown) as SearchedVariables;
  return (
    <>
      <StayBar {...searched} />
      <ul className={layout.list} aria-busy={shown !== asked}>
        {listed.map((item, index) => {
          const { hotelId: id } = item;
          if (!has(saved, id)) return <RemovedRow key={id} hotel={item} />;
          const hotel = found.get(id);
          if (!hotel) return <GoneRow key={id} hotel={item} />;
          const isChosen = choice.includes(id);
          return (
            <HotelRow
              key={id}
              hotel={hotel}
              stay={hasDates ? { checkIn, checkOut } : undefined}
              {...{ guests, rooms, children: party.children }}
              isFirst={index === 0}
              action={
                saved.length > 1 && (
                  <CompareBox
                    name={item.name}
                    checked={isChosen}
                    disabled={!isChosen && choice.length >= COMPARED_HOTELS}
                    onChange={() =>
                      setCompared(isChosen ? choice.filter((other) => other !== id) : [...choice, id])
                    }
                  />
                )
              }
            />
          );
        })}
      </ul>
      <CompareBar hotels={choice} stay={stay} party={party} />
    </>
  );
}

type SearchedVariables = ReturnType<typeof useSearchedStay>['variables'];
