import { fill } from '../../../schema/fill';
import { richText } from '../kit/richText';
import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { About } from '../kit/About';
import card from '../kit/card.module.css';
import { classNames } from '../kit/classNames';
import { dollars } from '../kit/format';
import { Photo } from '../kit/Photo';
import text from '../kit/text.module.css';
import { inMyLanguage, langOf } from '../kit/written';
import { useRoomsPageRow_roomType, type RoomsPageRow_RoomTypeFragment } from './RoomsPageRow.generated';
import styles from './RoomsPageRow.module.css';
import * as texts from './texts';

/** One room type of the list: picture, title, hotel, capacity and price. */
export function RoomsPageRow({ roomType }: { roomType: FragmentType<RoomsPageRow_RoomTypeFragment> }) {
  const data = useRoomsPageRow_roomType(roomType, inMyLanguage());
  const { title, description } = data.texts;
  return (
    <li className={classNames(card.card, styles.card)}>
      <Photo src={data.photos[0]} alt="" />
      <div className={styles.words}>
        <h2 className={text.h3}>
          <Link to={paths.room(data.id)} lang={langOf(title.language)} className={styles.link}>
            {title.text}
          </Link>
        </h2>
        <div className={text.quiet}>
          {data.hotel.name}, {data.hotel.city.name}
        </div>
        <p lang={langOf(description.language)} className={classNames(text.body, styles.description)}>
          {description.text}
        </p>
      </div>
      <div className={styles.foot}>
        <span>{fill(texts.upToGuests, { count: data.maxPeople })}</span>
        <span className={styles.price}>
          {richText(texts.pricePerNight, {
            price: dollars(data.priceCents),
            strong: (words) => <strong>{words}</strong>,
          })}
          <About cents={data.priceCents} />
        </span>
      </div>
    </li>
  );
}
