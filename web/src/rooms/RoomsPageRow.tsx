import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import card from '../kit/card.module.css';
import { classNames } from '../kit/classNames';
import { counted, dollars } from '../kit/format';
import { Photo } from '../kit/Photo';
import text from '../kit/text.module.css';
import { useRoomsPageRow_roomType, type RoomsPageRow_RoomTypeFragment } from './RoomsPageRow.generated';
import styles from './RoomsPageRow.module.css';

/** One room type of the list: picture, title, its hotel, people and price. */
export function RoomsPageRow({ roomType }: { roomType: FragmentType<RoomsPageRow_RoomTypeFragment> }) {
  const data = useRoomsPageRow_roomType(roomType);
  return (
    <li className={classNames(card.card, styles.card)}>
      <Photo src={data.photos[0]} alt="" />
      <div className={styles.words}>
        <h2 className={text.h3}>
          <Link to={paths.room(data.id)} className={styles.link}>
            {data.title}
          </Link>
        </h2>
        <div className={text.quiet}>
          {data.hotel.name}, {data.hotel.city.name}
        </div>
        <p className={classNames(text.body, styles.description)}>{data.description}</p>
      </div>
      <div className={styles.foot}>
        <span>Up to {counted(data.maxPeople, 'guest')}</span>
        <span className={styles.price}>
          <strong>{dollars(data.priceCents)}</strong> per night
        </span>
      </div>
    </li>
  );
}
