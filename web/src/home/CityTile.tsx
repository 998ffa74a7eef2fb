import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { classNames } from '../kit/classNames';
import { counted } from '../kit/format';
import { Photo } from '../kit/Photo';
import text from '../kit/text.module.css';
import { useCityTile_city, type CityTile_CityFragment } from './CityTile.generated';
import styles from './CityTile.module.css';

/** One city of the carousel; leads to its hotels. */
export function CityTile({ city }: { city: FragmentType<CityTile_CityFragment> }) {
  const data = useCityTile_city(city);
  return (
    <li className={styles.item}>
      <Link to={paths.hotels({ city: data.name })} className={styles.link}>
        <Photo src={data.photo ?? undefined} alt="" className={styles.photo} />
        <span className={classNames(text.h3, styles.name)}>{data.name}</span>
        <div className={text.quiet}>{counted(data.numberOfHotels, 'hotel')}</div>
      </Link>
    </li>
  );
}
