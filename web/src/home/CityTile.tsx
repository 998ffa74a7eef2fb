import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import { fill } from '../../../schema/fill';
import { paths } from '../paths';
import { classNames } from '../kit/classNames';
import { Photo } from '../kit/Photo';
import text from '../kit/text.module.css';
import { hotels } from '../kit/texts';
import { inMyLanguage } from '../kit/written';
import { useCityTile_city, type CityTile_CityFragment } from './CityTile.generated';
import styles from './CityTile.module.css';

/** One city of the carousel, which links to its hotels. */
export function CityTile({ city }: { city: FragmentType<CityTile_CityFragment> }) {
  const data = useCityTile_city(city, inMyLanguage());
  return (
    <li className={styles.item}>
      <Link to={paths.hotels({ city: data.name })} className={styles.link}>
        <Photo src={data.photo ?? undefined} alt="" className={styles.photo} />
        <span className={classNames(text.h3, styles.name)}>{data.shownName}</span>
        <div className={text.quiet}>{fill(hotels, { count: data.numberOfHotels })}</div>
      </Link>
    </li>
  );
}
