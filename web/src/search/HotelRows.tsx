import type { FragmentType } from '@apollo/client';
import type { StayDates } from '../../../schema/nights';
import layout from '../kit/layout.module.css';
import { HotelRow } from './HotelRow';
import type { HotelRow_HotelFragment } from './HotelRow.generated';

interface Props {
  hotels: readonly ({ id: string } & FragmentType<HotelRow_HotelFragment>)[];
  /** The nights of the search, if there was one. */
  stay?: StayDates;
  guests?: number;
  rooms?: number;
  children?: string;
  /** The hotel that is pointed at on the map. */
  active?: string;
  onActive?: (id: string | undefined) => void;
}

/** A list of hotels. */
export function HotelRows({ hotels, active, ...search }: Props) {
  return (
    <ul className={layout.list}>
      {hotels.map((hotel, index) => (
        <HotelRow
          key={hotel.id}
          hotel={hotel}
          isFirst={index === 0}
          isActive={hotel.id === active}
          {...search}
        />
      ))}
    </ul>
  );
}
